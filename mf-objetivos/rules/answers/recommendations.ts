import { type Advice, kindOf, type Question } from '../forms/form'
import type { Answer, Answers } from './answer'
import { answerValue, highestValueOf } from './score'

/** The levels of advice, the most serious first. */
export const LEVELS = ['Crítico', 'Complicado', 'Estable'] as const
export type Level = (typeof LEVELS)[number]

/**
 * The level of an answer by its share of the highest value: below a third Crítico, below two thirds Complicado, else
 * Estable. An answer that signals a risk is always Crítico; one without a score has no level.
 */
export function levelOf(question: Question, answer: Answer): Level | undefined {
  if (isRisk(question, answer)) return 'Crítico'
  const highest = highestValueOf(question)
  return highest === 0 ? undefined : levelOfShare(answerValue(question, answer) / highest)
}

/** The level of a share of the highest value, as of an answer, an area or the whole balance. */
export function levelOfShare(share: number): Level {
  // A third that was a percentage before is a trifle less than a third.
  const third = share * 3 + 1e-9
  if (third < 1) return 'Crítico'
  return third < 2 ? 'Complicado' : 'Estable'
}

/** The names of the labs that the answers recommend: those of every question whose answer is not Estable. */
export function recommendedLabs(questions: readonly Question[], answers: Answers): string[] {
  const found = questions.filter(question => levelIn(question, answers) !== 'Estable')
  return [...new Set(found.flatMap(({ laboratorios }) => laboratorios))]
}

/** The advice for the answers: items of a level where the answer has that level, and all items of other categories. */
export function adviceFor(questions: readonly Question[], answers: Answers): Advice[] {
  const items = questions.flatMap(question => {
    const level = levelIn(question, answers)
    return question.consejos.filter(({ tip }) => !isLevel(tip.category) || tip.category === level)
  })
  const seen = new Set<string>()
  return items.filter(({ especialidad, tip }) => {
    const key = `${especialidad} ${tip.category} ${tip.data}`
    return seen.has(key) ? false : seen.add(key)
  })
}

/** The e-mail addresses of the specialists that the questions name. */
export function specialistsOf(questions: readonly Question[]): string[] {
  return [...new Set(questions.map(({ especialista }) => especialista).filter(email => email !== ''))]
}

/** Whether the answer signals a danger, so that help is shown before the next question. */
export function isRisk(question: Question, answer: Answer): boolean {
  const kind = kindOf(question)
  if (kind !== 'single' && kind !== 'multiple') return false
  const chosen = new Set(Array.isArray(answer) ? answer : [answer])
  return question.opciones.some(({ id, risk }) => risk === true && chosen.has(id))
}

function levelIn(question: Question, answers: Answers): Level | undefined {
  const answer = answers.get(question.id)
  return answer === undefined ? undefined : levelOf(question, answer)
}

/** The items in the order Crítico, Complicado, Estable, then others; items of one level keep theirs. */
export function byLevel<T extends { tip: { category: string } }>(items: readonly T[]): T[] {
  const place = ({ tip }: T) => (isLevel(tip.category) ? LEVELS.indexOf(tip.category) : LEVELS.length)
  return [...items].sort((a, b) => place(a) - place(b))
}

export function isLevel(category: string): category is Level {
  return (LEVELS as readonly string[]).includes(category)
}
