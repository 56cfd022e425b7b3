# Was jede Lektion sagt.

lesson-missed = Das ist erlaubt, aber hier geht es um etwas anderes: { $goal }. Deine Wahl wurde rückgängig gemacht.
