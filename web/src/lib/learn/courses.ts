/** The courses of all games: they do not change while the page is open. */
import { api } from '../api'
import type { CourseInfo } from '../wire'

let known: Promise<CourseInfo[]> | null = null

export function courses(): Promise<CourseInfo[]> {
  known ??= api.courses().catch((error: unknown) => {
    known = null // the next page asks again
    throw error
  })
  return known
}
