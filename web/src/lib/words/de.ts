/**
 * What every page says in this language. Of the words of games only those that are said outside a board (see
 * `vite.config.ts`); those of the command line and of games without a board stay out.
 */
const pages = import.meta.glob<string>(
  [
    '../../../../src/konspira/locale/de/{web,web-account,web-alerts,web-app,web-clock,web-sources,web-start,errors,alerts}.ftl',
  ],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)
const games = import.meta.glob<string>(
  ['../../../../src/konspira/locale/de/{spiskowcy,estoril,emerald,stawka,stawka-films,stawka-free}.ftl'],
  {
    eager: true,
    query: '?outside',
    import: 'default',
  },
)

export default [...Object.values(pages), ...Object.values(games)]
