# Where a rule comes from.
rule-printed = { $title } ({ $language }), “{ $section }”
rule-printed-page = { $title } ({ $language }), “{ $section }”, page { $page }
rule-elsewhere = Not in the rulebook: from a public source
rule-ours = Not in the rulebook: our reading
