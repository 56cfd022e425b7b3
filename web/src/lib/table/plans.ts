/** Answers beforehand: what a game lets its players say to a question before it comes, and how a plan is told. */
import type { NewPlan, PlanInfo } from '../wire'

/** What is done, in small choices, and its words. */
export interface Deed {
  choices: string[]
  text: string
}

/** A kind of question that can be answered before it comes. */
export interface Situation {
  question: string
  text: string
  deeds: Deed[]
  /** in a chance to react, the choice that does nothing */
  pass: string | null
  /** a fact of the question that the answer may depend on */
  when?: { fact: string; any: string; values: { value: string | number; text: string }[] }
}

/** A deed among others, wherever it stands. */
export const keyOf = (deed: Deed): string => deed.choices.join()

/** The deed that is wanted; the first one, if that is no longer there. */
export const deedOf = (situation: Situation, wanted: string): Deed | undefined =>
  situation.deeds.find((one) => keyOf(one) === wanted) ?? situation.deeds[0]

/** What is marked in the form. */
export interface Draft {
  situation: Situation
  deed: Deed
  /** only where the fact has this value */
  value: string | number | null
  /** if it is not offered: the choice that does nothing, else the player is asked */
  orPass: boolean
  always: boolean
}

/** The plan that a form makes. */
export function planOf({ situation, deed, value, orPass, always }: Draft): NewPlan {
  const { question, pass, when } = situation
  const passes = pass !== null && orPass && !deed.choices.includes(pass)
  return {
    question,
    deeds: passes ? [deed.choices, [pass]] : [deed.choices],
    facts: when && value !== null ? { [when.fact]: value } : {},
    always,
  }
}

/** The words of a plan: when, and what then; the best deed first. */
export function told(
  plan: Pick<PlanInfo, 'question' | 'deeds' | 'facts'>,
  situations: readonly Situation[],
  deedText: (deed: readonly string[]) => string,
): { when: string; deeds: string[] } {
  const situation = situations.find((one) => one.question === plan.question)
  const { when } = situation ?? {}
  const value = when && plan.facts[when.fact]
  const limit = when?.values.find((one) => one.value === value)
  const parts = [situation?.text ?? plan.question, limit?.text ?? '']
  return { when: parts.filter(Boolean).join(': '), deeds: plan.deeds.map(deedText) }
}
