/** The texts of this language; the command line's stay out, those of games without a board, and what only boards say. */
const files = import.meta.glob<string>(
  [
    '../../../../src/konspira/locale/en/*.ftl',
    '!../../../../src/konspira/locale/en/arena.ftl',
    '!../../../../src/konspira/locale/en/shell.ftl',
    '!../../../../src/konspira/locale/en/leduc.ftl',
    '!../../../../src/konspira/locale/en/web-*.ftl',
    '!../../../../src/konspira/locale/en/*-texts.ftl',
  ],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

export default Object.values(files)
