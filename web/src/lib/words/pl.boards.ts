/** What only the boards of games say in this language. */
const boards = import.meta.glob<string>(
  [
    '../../../../src/konspira/locale/pl/web-*.ftl',
    '../../../../src/konspira/locale/pl/puzzles.ftl',
    '../../../../src/konspira/locale/pl/*-texts.ftl',
    '!../../../../src/konspira/locale/pl/web-{account,alerts,app,clock,sources,start,learn,rules}.ftl', // other pages say this
  ],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)
const games = import.meta.glob<string>(
  ['../../../../src/konspira/locale/pl/{spiskowcy,estoril,emerald,stawka,stawka-films,stawka-free}.ftl'],
  {
    eager: true,
    query: '?inside',
    import: 'default',
  },
)

export default [...Object.values(boards), ...Object.values(games)]
