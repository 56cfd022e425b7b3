# Where a rule comes from.
rule-printed = { $title } ({ $language }), „{ $section }“
rule-printed-page = { $title } ({ $language }), „{ $section }“, Seite { $page }
rule-elsewhere = Nicht in der Spielregel: aus einer öffentlichen Quelle
rule-ours = Nicht in der Spielregel: unsere Auslegung
