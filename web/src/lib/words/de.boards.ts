/** What only the boards of games say in this language. */
const files = import.meta.glob<string>(
  ['../../../../src/konspira/locale/de/web-*.ftl', '../../../../src/konspira/locale/de/*-texts.ftl'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

export default Object.values(files)
