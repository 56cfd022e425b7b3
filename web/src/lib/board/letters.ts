/** The letters of a board are there before it is drawn: names are fitted once, and nothing moves when a font arrives. */
const PATIENCE = 2000 // ms: on a slow line the board is shown with other letters first

/** The bundled families in a list of faces, such as "'Limelight', var(--display)". */
export function families(face: string): string[] {
  return [...face.matchAll(/'([^']+)'/g)].map((found) => found[1] ?? '')
}

/** Resolves when all letters of these faces have arrived, or are late, or do not come. */
export async function letters(face: string): Promise<void> {
  const wanted = ['Inter', ...families(face)]
  const files = [...(document.fonts ?? [])].filter((one) => wanted.includes(one.family.replace(/["']/g, '')))
  const late = new Promise((done) => setTimeout(done, PATIENCE))
  await Promise.race([Promise.allSettled(files.map((one) => one.load())), late])
}
