# Co mówi każda lekcja.

lesson-missed = Tak wolno, ale tutaj chodzi o coś innego: { $goal }. Twój wybór został cofnięty.
