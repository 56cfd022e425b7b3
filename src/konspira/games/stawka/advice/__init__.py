"""What bots and newcomers go by: values of choices, chances, notes."""
