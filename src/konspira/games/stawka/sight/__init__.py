"""What each seat hears and sees, and tables that it cannot tell apart (STA-20)."""
