/** The texts of this language; the command line's stay out, those of games without a board, and what only boards say. */
const files = import.meta.glob<string>(
  [
    '../../../../src/konspira/locale/de/*.ftl',
    '!../../../../src/konspira/locale/de/arena.ftl',
    '!../../../../src/konspira/locale/de/shell.ftl',
    '!../../../../src/konspira/locale/de/leduc.ftl',
    '!../../../../src/konspira/locale/de/web-*.ftl',
    '!../../../../src/konspira/locale/de/*-texts.ftl',
  ],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

export default Object.values(files)
