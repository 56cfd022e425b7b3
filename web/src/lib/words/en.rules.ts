/** What only the pages of rules say in this language. */
const rules = import.meta.glob<string>('../../../../src/konspira/locale/en/{web-rules,figures-*}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export default Object.values(rules)
