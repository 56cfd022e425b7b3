# What every lesson says.

lesson-missed = That is allowed, but here something else is wanted: { $goal }. Your choice was taken back.
