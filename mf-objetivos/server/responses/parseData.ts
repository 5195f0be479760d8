import { parseJson } from 'shared/server/http/parseJson'
import { textScan } from 'shared/server/http/textScan'
import { responseRefusals } from '../../messages'
import type { Answer } from '../../rules/answers/answer'

/** The fields of a sent `data` that the server reads. It computes all others itself. */
export interface SentData {
  ok: true
  /** Null for the account itself. */
  familyMemberId: number | null
  /** The version of the form that was answered; undefined for the current one. */
  version: number | undefined
  answers: Map<number, Answer>
  /** The questions whose help the person has seen. */
  helped: Set<number>
  files: { lab: string; file: string }[]
}

interface Malformed {
  ok: false
  message: string
}

/** More would not fit in a body. */
const LONGEST_NAME = 300

/**
 * Reads the JSON of a response (shared/product/objetivos.md#responses). `userId` is the caller's: `user` may name it, or
 * one of its family members. An object with an `id` counts as that id, as a question, an option or a person.
 */
export function parseData(text: string, userId: number): SentData | Malformed {
  try {
    const data = parseJson(text)
    const problem = textScan(data)
    if (problem) return { ok: false, message: problem }
    return readData(record(data), userId)
  } catch (error) {
    // JSON.parse and the checks below throw for another form; a RangeError comes from nesting without end.
    const isKnown = error instanceof SyntaxError || error instanceof TypeError || error instanceof RangeError
    if (!isKnown) throw error
    return { ok: false, message: error instanceof AnsweredTwice ? error.message : responseRefusals.malformed }
  }
}

class AnsweredTwice extends TypeError {}

function readData(data: Record<string, unknown>, userId: number): SentData {
  const { version } = data
  if (version !== undefined && !isId(version)) throw new TypeError('not a version')
  const answers = new Map<number, Answer>()
  const helped = new Set<number>()
  const listed = [data, ...list(data.areas).map(record)].flatMap(part => list(part.answers))
  for (const item of listed.map(record)) {
    const question = idOf(item.question)
    const answer = answerOf(item.userAnswer)
    if (answer === undefined) continue
    const before = answers.get(question)
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(answer)) {
      throw new AnsweredTwice(responseRefusals.answeredTwice)
    }
    answers.set(question, answer)
    if (item.helped === true) helped.add(question)
  }
  return {
    ok: true,
    familyMemberId: familyMemberOf(data.user, userId),
    version,
    answers,
    helped,
    files: list(data.files).map(record).flatMap(fileOf),
  }
}

/**
 * The family member that `user.id` names; null for the account itself, which `user` names by `userId` or not at all. Under
 * another name somebody else may be meant, whose answers would be stored as the account's own.
 */
function familyMemberOf(user: unknown, userId: number): number | null {
  if (user === undefined || user === null) return null
  const { id, userId: own, ...others } = record(user)
  if (id === undefined && own === undefined && Object.keys(others).length > 0)
    throw new TypeError('nobody is named')
  if (own !== undefined && own !== null && id === undefined) {
    if (own !== userId) throw new TypeError('another account')
    return null
  }
  return id === undefined || id === null || id === 0 ? null : idOf(id)
}

function fileOf({ lab, file }: Record<string, unknown>): { lab: string; file: string }[] {
  if (typeof lab !== 'string' || lab.length > LONGEST_NAME) throw new TypeError('not a lab')
  if (file === undefined || file === null || file === '') return []
  if (typeof file !== 'string' || file.length > LONGEST_NAME) throw new TypeError('not a file')
  return [{ lab, file }]
}

function answerOf(value: unknown): Answer | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' || typeof value === 'number') return value
  return Array.isArray(value) ? value.map(idOf).sort((a, b) => a - b) : idOf(value)
}

function list(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) throw new TypeError('not a list')
  return value
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError('not an object')
  return value as Record<string, unknown>
}

function idOf(value: unknown): number {
  const id = typeof value === 'object' && value !== null ? record(value).id : value
  if (!isId(id)) throw new TypeError('not an id')
  return id
}

function isId(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) <= 2_147_483_647
}
