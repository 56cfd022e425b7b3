/** The texts of this language; the command line's stay out, those of games without a board, and what only boards say. */
const files = import.meta.glob<string>(
  [
    '../../../../src/konspira/locale/pl/*.ftl',
    '!../../../../src/konspira/locale/pl/arena.ftl',
    '!../../../../src/konspira/locale/pl/shell.ftl',
    '!../../../../src/konspira/locale/pl/leduc.ftl',
    '!../../../../src/konspira/locale/pl/web-*.ftl',
    '!../../../../src/konspira/locale/pl/*-texts.ftl',
  ],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

export default Object.values(files)
