import { charactersIn } from 'shared/text/characters'
import { answerMessages } from '../../messages'
import { kindOf, type Question } from '../forms/form'
import type { Answer, Answers } from './answer'

/** The most characters of a free text. */
export const LONGEST_TEXT = 1000

/** Beyond it a number of an open question is a mistake of typing. */
const HIGHEST_NUMBER = 1_000_000

/**
 * The problem of an answer; undefined for one that the question allows. A free text needs text, a choice needs a
 * selection (shared/product/objetivos.md#taking-a-test).
 */
export function checkAnswer(question: Question, answer: Answer | undefined): string | undefined {
  switch (kindOf(question)) {
    case 'text':
      return checkText(answer)
    case 'number':
      return checkNumber(answer, question.highValue)
    case 'multiple':
      return checkChoices(question, answer)
    case 'single':
      if (answer === undefined) return answerMessages.unanswered
      return hasOption(question, answer) ? undefined : answerMessages.unknownOption
  }
}

function checkText(answer: Answer | undefined): string | undefined {
  if (answer === undefined) return answerMessages.unanswered
  if (typeof answer !== 'string') return answerMessages.wrongKind
  if (answer.trim() === '') return answerMessages.unanswered
  return charactersIn(answer) > LONGEST_TEXT ? answerMessages.tooLong(LONGEST_TEXT) : undefined
}

function checkNumber(answer: Answer | undefined, highValue: number): string | undefined {
  if (answer === undefined) return answerMessages.unanswered
  const highest = highValue > 0 ? highValue : HIGHEST_NUMBER
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return answerMessages.outOfRange(highest)
  return answer < 0 || answer > highest ? answerMessages.outOfRange(highest) : undefined
}

function checkChoices(question: Question, answer: Answer | undefined): string | undefined {
  if (answer === undefined) return answerMessages.unanswered
  if (!Array.isArray(answer)) return answerMessages.wrongKind
  if (answer.length === 0) return answerMessages.unanswered
  const lone = question.opciones.find(({ id, exclusive }) => exclusive && answer.includes(id))
  if (lone && answer.length > 1) return answerMessages.exclusive(lone.option)
  const isSet = new Set(answer).size === answer.length
  return isSet && answer.every(id => hasOption(question, id)) ? undefined : answerMessages.unknownOption
}

function hasOption({ opciones }: Question, answer: Answer): boolean {
  return opciones.some(({ id }) => id === answer)
}

/** The problems of a whole test by the question's id: every question needs an answer, and no other may have one. */
export function checkAnswers(questions: readonly Question[], answers: Answers): Map<number, string> {
  const problems = new Map<number, string>()
  for (const question of questions) {
    const problem = checkAnswer(question, answers.get(question.id))
    if (problem) problems.set(question.id, problem)
  }
  const known = new Set(questions.map(({ id }) => id))
  for (const id of answers.keys()) if (!known.has(id)) problems.set(id, answerMessages.unknownQuestion)
  return problems
}
