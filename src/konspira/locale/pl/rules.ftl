# Where a rule comes from.
rule-printed = { $title } ({ $language }), „{ $section }”
rule-printed-page = { $title } ({ $language }), „{ $section }”, strona { $page }
rule-elsewhere = Nie ma tego w instrukcji: źródło publiczne
rule-ours = Nie ma tego w instrukcji: nasza interpretacja
