import type { Question } from '../forms/form'
import type { Answers } from './answer'
import type { Level } from './recommendations'
import { answerValue, highestValueOf } from './score'

/** A range of points with its words; it ends where the next one begins. */
interface Cutoff {
  /** The lowest points of the range. */
  from: number
  words: string
  level: Level
}

/** How the author of an instrument reads its points. */
export interface Scale {
  /** Whether many points are bad, as where they count symptoms. */
  higherIs: 'peor' | 'mejor'
  /** The first begins at 0, each with more points than the one before. */
  cutoffs: readonly Cutoff[]
}

/** The points of a result as the instrument's author counts and reads them (shared/product/objetivos.md#bands). */
export interface Band extends Omit<Cutoff, 'from'>, Pick<Scale, 'higherIs'> {
  points: number
  /** The most points that can be had. */
  highest: number
}

/** The most points that the questions allow. */
export function highestPoints(questions: readonly Question[]): number {
  return questions.reduce((sum, question) => sum + highestValueOf(question), 0)
}

/**
 * The band of a test's answers. Each question counts once, in however many areas it stands. The values of the questions
 * are good when they are high, for Balance de Salud; where the author's points are bad when they are high, they are the
 * same turned around.
 */
export function bandOf(questions: readonly Question[], answers: Answers, scale: Scale): Band | undefined {
  const highest = highestPoints(questions)
  const value = questions.reduce((sum, question) => {
    const answer = answers.get(question.id)
    return answer === undefined ? sum : sum + answerValue(question, answer)
  }, 0)
  const points = scale.higherIs === 'peor' ? highest - value : value
  const cutoff = scale.cutoffs.filter(({ from }) => from <= points).at(-1)
  if (!cutoff) return undefined
  const { words, level } = cutoff
  return { points, highest, words, level, higherIs: scale.higherIs }
}
