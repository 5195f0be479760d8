import { kindOf, type Question } from '../forms/form'
import type { Answer } from './answer'

/** An answer as a person reads it: the chosen options by their words, a number, or the text itself. */
export function answerInWords(question: Question, answer: Answer | undefined): string {
  if (answer === undefined) return ''
  const kind = kindOf(question)
  if (kind === 'text' || kind === 'number') return String(answer)
  const chosen = new Set(Array.isArray(answer) ? answer : [answer])
  return question.opciones
    .filter(({ id }) => chosen.has(id))
    .map(({ option }) => option)
    .join(', ')
}
