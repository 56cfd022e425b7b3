"""Everything that travels, as types: a module for each feature. `wire.ts` is generated from it."""
