"""Pages beside the tables: files, rules, previews of links."""
