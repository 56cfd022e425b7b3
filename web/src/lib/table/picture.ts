/** The picture of a result as a file: the drawing on the page, with its faces inside, becomes a PNG of 1200 x 630. */

export const WIDTH = 1200
export const HEIGHT = 630

/** The drawing as a PNG. Everything it needs goes with it: nothing is asked of anybody. */
export async function paint(drawing: SVGSVGElement, families: readonly string[]): Promise<Blob> {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  copy.setAttribute('width', String(WIDTH))
  copy.setAttribute('height', String(HEIGHT))
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = await faces(families)
  copy.prepend(style)
  const image = new Image(WIDTH, HEIGHT)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  canvas.getContext('2d')!.drawImage(image, 0, 0, WIDTH, HEIGHT)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png')
  })
}

/** The rules of these faces as the page has them, with the files inside. */
async function faces(families: readonly string[]): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [{ rule, base: sheet.href }] : [])),
  )
  const wanted = rules.filter(({ rule }) => families.includes(unquoted(rule.style.getPropertyValue('font-family'))))
  return (await Promise.all(wanted.map(({ rule, base }) => inlined(rule.cssText, base ?? location.href)))).join('\n')
}

const unquoted = (name: string): string => name.replace(/^['"]|['"]$/g, '')

async function inlined(css: string, base: string): Promise<string> {
  const found = /url\(["']?([^"')]+)["']?\)/.exec(css)
  if (!found) return css
  const answer = await fetch(new URL(found[1]!, base))
  return css.replace(found[0], `url("${await dataUrl(await answer.blob())}")`)
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('a face could not be read'))
    reader.readAsDataURL(blob)
  })
}
