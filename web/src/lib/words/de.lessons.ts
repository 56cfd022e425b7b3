/** What lessons say in this language. */
const lessons = import.meta.glob<string>('../../../../src/konspira/locale/de/{lessons*,web-learn}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export default Object.values(lessons)
