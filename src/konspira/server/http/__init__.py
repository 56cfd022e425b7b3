"""Between a request and the house: limits, headers, strict bodies, errors as problems."""
