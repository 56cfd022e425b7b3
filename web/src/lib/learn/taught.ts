/** The games that have a course; the home page offers it without asking the server. */
export const TAUGHT: readonly string[] = ['spiskowcy', 'estoril', 'emerald', 'stawka']
