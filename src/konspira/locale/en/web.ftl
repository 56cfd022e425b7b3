# The web client: everything its frame says. The pictures of a game have their texts in web-<game>.ftl.
