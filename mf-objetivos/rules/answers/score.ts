import { kindOf, type Question } from '../forms/form'
import type { Answer, Answers } from './answer'

/** The score of an area, with the sums that it comes from. */
export interface AreaScore {
  area: string
  /** The sum of the answers' values. */
  value: number
  /** The highest sum that the area's questions allow. */
  value_total: number
  /** The number of the area's questions. */
  divider: number
  percentage: number
}

/** The value that an answer adds to its areas: of the chosen option, the sum of the chosen ones, or the number itself. */
export function answerValue(question: Question, answer: Answer): number {
  switch (kindOf(question)) {
    case 'text':
      return 0
    case 'number':
      return question.highValue > 0 ? Number(answer) : 0
    case 'multiple':
    case 'single': {
      const chosen = new Set(Array.isArray(answer) ? answer : [answer])
      return sum(question.opciones.filter(({ id }) => chosen.has(id)))
    }
  }
}

/** The highest value that an answer to this question can have. */
export function highestValueOf(question: Question): number {
  const { opciones, highValue } = question
  switch (kindOf(question)) {
    case 'text':
      return 0
    case 'number':
      return highValue
    case 'multiple':
      return sum(opciones)
    case 'single':
      return Math.max(0, ...opciones.map(({ value }) => value))
  }
}

/**
 * The score of each area, in the order in which the questions name them: sum of the answers' values / value_total * 100,
 * and 100 where value_total is 0 (shared/product/objetivos.md#scores).
 */
export function areaScores(questions: readonly Question[], answers: Answers): AreaScore[] {
  const areas = [...new Set(questions.flatMap(({ speciality }) => speciality))]
  return areas.map(area => {
    const own = questions.filter(({ speciality }) => speciality.includes(area))
    const value = total(own, question => {
      const answer = answers.get(question.id)
      return answer === undefined ? 0 : answerValue(question, answer)
    })
    const value_total = total(own, highestValueOf)
    const percentage = value_total === 0 ? 100 : (value / value_total) * 100
    return { area, value, value_total, divider: own.length, percentage }
  })
}

/** Balance de Salud: the rounded average of the areas; 100 for a form without areas. */
export function balanceOf(areas: readonly Pick<AreaScore, 'percentage'>[]): number {
  if (areas.length === 0) return 100
  return Math.round(total(areas, ({ percentage }) => percentage) / areas.length)
}

function sum(options: readonly { value: number }[]): number {
  return total(options, ({ value }) => value)
}

function total<T>(items: readonly T[], numberOf: (item: T) => number): number {
  return items.reduce((so, item) => so + numberOf(item), 0)
}
