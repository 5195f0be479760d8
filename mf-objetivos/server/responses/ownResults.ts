import { dayIn } from 'shared/dates/instants'
import type { Database } from 'shared/server/database/database'
import { answerInWords } from '../../rules/answers/answerInWords'
import { bandOf } from '../../rules/answers/band'
import type { Question } from '../../rules/forms/form'
import { latestOwn } from './latestStore'
import type { StoredAnswer, StoredArea } from './responseStore'

/** More tests than anybody answers. */
const MOST = 50

/** The newest result of each test that the account's owner answered about themselves, with its answers in words. */
export async function ownResults(database: Database, userId: number) {
  const rows = await latestOwn(database, userId, MOST)
  return rows.map(({ createdAt, balance, areas, answers, name, content, scale }) => {
    const questions: Question[] = JSON.parse(content)
    const given = new Map(
      (JSON.parse(answers) as StoredAnswer[]).map(({ question, userAnswer }) => [question, userAnswer]),
    )
    const band = scale === null ? undefined : bandOf(questions, given, JSON.parse(scale))
    return {
      name,
      day: dayIn(createdAt),
      balance,
      scores: (JSON.parse(areas) as StoredArea[]).map(({ area, percentage }) => ({ area, percentage })),
      band: band ? `${band.points} de ${band.highest}: ${band.words}` : null,
      answers: questions.map(question => ({
        question: question.question,
        answer: answerInWords(question, given.get(question.id)),
      })),
    }
  })
}
