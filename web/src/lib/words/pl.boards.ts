/** What only the boards of games say in this language. */
const files = import.meta.glob<string>(
  ['../../../../src/konspira/locale/pl/web-*.ftl', '../../../../src/konspira/locale/pl/*-texts.ftl'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

export default Object.values(files)
