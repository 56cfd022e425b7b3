/** Caches as a browser has them, for tests: in the order in which they were filled. */
export class Box {
  readonly kept = new Map<string, Response>()

  constructor(private readonly origin: string) {}

  #key = (asked: Request | string): string => new URL(typeof asked === 'string' ? asked : asked.url, this.origin).href

  async match(asked: Request | string): Promise<Response | undefined> {
    return this.kept.get(this.#key(asked))?.clone()
  }
  async put(asked: Request | string, answer: Response): Promise<void> {
    this.kept.set(this.#key(asked), answer)
  }
  async delete(asked: Request | string): Promise<boolean> {
    return this.kept.delete(this.#key(asked))
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.kept.keys()].map((url) => ({ url }))
  }
}

export class Boxes {
  readonly all = new Map<string, Box>()

  constructor(readonly origin = 'https://club.example.org') {}

  async open(name: string): Promise<Box> {
    const box = this.all.get(name) ?? new Box(this.origin)
    this.all.set(name, box)
    return box
  }
  async delete(name: string): Promise<boolean> {
    return this.all.delete(name)
  }
  async keys(): Promise<string[]> {
    return [...this.all.keys()]
  }
  async match(asked: Request | string): Promise<Response | undefined> {
    for (const box of this.all.values()) {
      const found = await box.match(asked)
      if (found) return found
    }
    return undefined
  }
}

/** Storage as a browser has it. */
export function shelf(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
