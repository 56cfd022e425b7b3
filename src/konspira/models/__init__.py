"""Language models at a table: tools of the Model Context Protocol, and a bot that asks a program.

`konspira mcp` offers the tools (`server`); `konspira.models.program:ProgramBot` is a bot like any
other. Both see one seat's view, in the words that people read. docs/models.md says how.
"""
