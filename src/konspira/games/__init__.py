"""The games. Each knows the kernel and nothing else."""
