/** What the sectors look like besides their streets: water, rails, green. Coordinates of a sector, 0 to 100. */
export interface Scenery {
  kind: 'water' | 'green' | 'rails' | 'paved'
  d: string
}

export const SCENERY: Readonly<Record<string, readonly Scenery[]>> = {
  city: [{ kind: 'water', d: 'M9 55C16 62 21 70 18 80S12 94 14 100' }],
  administrative: [{ kind: 'green', d: 'M56 12h20q4 0 4 4v12q0 4-4 4H60q-4 0-4-4z' }],
  main_square: [{ kind: 'paved', d: 'M30 30h40v40H30z' }],
  railway: [{ kind: 'rails', d: 'M0 75C20 72 30 84 50 82S80 66 100 66' }],
  harbour: [{ kind: 'water', d: 'M0 92C30 84 60 100 100 90' }],
  industrial: [{ kind: 'rails', d: 'M0 90C30 90 50 96 100 88' }],
  residential: [{ kind: 'green', d: 'M40 40h20q6 0 6 6v10q0 6-6 6H40q-6 0-6-6V46q0-6 6-6z' }],
  suburb: [{ kind: 'green', d: 'M4 70q20-12 34 4t-6 24H4z' }],
  police: [{ kind: 'green', d: 'M80 4h14q3 0 3 3v18q0 3-3 3H86q-6 0-8-8z' }],
}
