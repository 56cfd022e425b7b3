/** Pictures of scenarios, editions, variants and chiefs: flat drawings of our own, each a small file. */
const files = import.meta.glob<string>('./pictures/*.svg', { eager: true, query: '?url', import: 'default' })

export const pictureOf = (id: string): string | undefined => files[`./pictures/${id}.svg`]
