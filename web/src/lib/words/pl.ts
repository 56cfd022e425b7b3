/** All texts of this language that the client can show; the command line's stay out, and those of games without a board. */
const files = import.meta.glob<string>(['../../../../src/konspira/locale/pl/*.ftl', '!**/shell.ftl', '!**/leduc.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

export default Object.values(files)
