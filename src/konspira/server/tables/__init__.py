"""Tables: from the first seat taken to the last choice, and what each viewer sees of them."""
