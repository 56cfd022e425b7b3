/**
 * What somebody has learned, as a preference of theirs: for each game a short text, `seer:2 powers:4 *seer`. The number
 * says how many steps of a lesson are done, the star which lesson was open last. Guests and accounts keep it alike.
 */
import type { CourseInfo, LessonInfo } from '../wire'

export interface Progress {
  /** how many steps of each lesson are done */
  steps: ReadonlyMap<string, number>
  /** the lesson that was open last */
  open: string | null
}

export const FIRST_GAME = 'first-game'

export function read(text: string | undefined): Progress {
  const steps = new Map<string, number>()
  let open: string | null = null
  for (const part of (text ?? '').split(' ')) {
    const [, star, id, count] = /^(\*?)([a-z0-9-]+)(?::(\d{1,3}))?$/.exec(part) ?? []
    if (id === undefined) continue
    if (star) open = id
    else steps.set(id, Number(count ?? 0))
  }
  return { steps, open }
}

export function write(progress: Progress): string {
  const parts = [...progress.steps].map(([id, count]) => `${id}:${count}`)
  return [...parts, ...(progress.open === null ? [] : [`*${progress.open}`])].join(' ')
}

/** After a step of a lesson: what was done before stays done. */
export function after(text: string | undefined, lesson: string, done: number): string {
  const { steps } = read(text)
  return write({ steps: new Map(steps).set(lesson, Math.max(done, steps.get(lesson) ?? 0)), open: lesson })
}

export const isDone = (progress: Progress, lesson: LessonInfo): boolean =>
  (progress.steps.get(lesson.id) ?? 0) >= lesson.steps.length

export const doneOf = (progress: Progress, course: CourseInfo): number =>
  course.lessons.filter((lesson) => isDone(progress, lesson)).length

/** The step to begin with: after the last one that was done; a lesson that is done begins again. */
export function stepOf(progress: Progress, lesson: LessonInfo): number {
  const done = progress.steps.get(lesson.id) ?? 0
  return done < lesson.steps.length ? done : 0
}

/** Where to go on: the lesson that is open, else the first one that is not done; null: the first game. */
export function nextOf(progress: Progress, course: CourseInfo): LessonInfo | null {
  const open = course.lessons.find((lesson) => lesson.id === progress.open && !isDone(progress, lesson))
  return open ?? course.lessons.find((lesson) => !isDone(progress, lesson)) ?? null
}

/** Minutes that are left of a course, without the first game. */
export function minutesLeft(progress: Progress, course: CourseInfo): number {
  return course.lessons.reduce((sum, lesson) => {
    const left = lesson.steps.length - Math.min(progress.steps.get(lesson.id) ?? 0, lesson.steps.length)
    return sum + (lesson.minutes * left) / lesson.steps.length
  }, 0)
}
