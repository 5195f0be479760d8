import { and, eq } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { CategoryProgress } from '../../rules/courseTree'
import { courseShare } from '../../rules/progress/courseShare'
import { courseProgress } from '../schema'

interface StoredProgress {
  id: number
  courseId: number
  progress: CategoryProgress[]
  /** The moment at which everything was completed; null while something is missing. */
  completedAt: Date | null
}

const { id, userId, courseId, progress, completedAt } = courseProgress
const stored = { id, courseId, progress, completedAt }

export async function progressOf(
  database: Database,
  person: number,
  course: number,
): Promise<StoredProgress | undefined> {
  const [row] = await database
    .select(stored)
    .from(courseProgress)
    .where(and(eq(userId, person), eq(courseId, course)))
  return row && { ...row, progress: JSON.parse(row.progress) }
}

/** A person's progress in all courses, by the course. */
export async function progressesOf(
  database: Database,
  person: number,
): Promise<Map<number, CategoryProgress[]>> {
  const rows = await database.select(stored).from(courseProgress).where(eq(userId, person))
  return new Map(rows.map(row => [row.courseId, JSON.parse(row.progress)]))
}

/** The course of a person's progress; undefined where it is not theirs. */
export async function courseOfProgress(
  database: Database,
  person: number,
  progressId: number,
): Promise<number | undefined> {
  const [row] = await database
    .select({ courseId })
    .from(courseProgress)
    .where(and(eq(id, progressId), eq(userId, person)))
  return row?.courseId
}

/**
 * Creates the progress where there is none, and replaces it with what `change` makes of it. Calls that arrive together
 * are carried out one after another. Undefined from `change` leaves it as it is, and is answered. The moment of the
 * completion stays when the course gets new content, and is forgotten when the person takes a completion back.
 */
export async function changeProgress(
  database: Database,
  owner: { userId: number; courseId: number },
  change: (progress: CategoryProgress[]) => CategoryProgress[] | undefined,
  now: Date,
): Promise<{ id: number; progress: string } | undefined> {
  return database.transaction(async transaction => {
    const mine = and(eq(userId, owner.userId), eq(courseId, owner.courseId))
    const lock = () => transaction.select(stored).from(courseProgress).where(mine).for('update')
    let [row] = await lock()
    const next = change(row ? JSON.parse(row.progress) : [])
    if (!next) return undefined
    if (!row) {
      await transaction
        .insert(courseProgress)
        .values({ ...owner, progress: '[]' })
        .onConflictDoNothing()
      // Another device may have created it meanwhile.
      row = (await lock())[0]
    }
    if (!row) throw new Error('the progress was neither created nor there before')
    const before: CategoryProgress[] = JSON.parse(row.progress)
    const after = change(before) ?? next
    const text = JSON.stringify(after)
    await transaction
      .update(courseProgress)
      .set({ progress: text, completedAt: completionAfter(row.completedAt, before, after, now) })
      .where(eq(id, row.id))
    return { id: row.id, progress: text }
  })
}

function completionAfter(
  known: Date | null,
  before: readonly CategoryProgress[],
  after: readonly CategoryProgress[],
  now: Date,
): Date | null {
  const { completed, total } = courseShare(after)
  if (total > 0 && completed === total) return known ?? now
  return takesBack(before, after) ? null : known
}

/** Whether something that was completed is there and no longer completed. */
function takesBack(before: readonly CategoryProgress[], after: readonly CategoryProgress[]): boolean {
  const statuses = (categories: readonly CategoryProgress[]) =>
    categories
      .flatMap(({ curso }) => curso.modulos)
      .flatMap(({ temas }) => temas)
      .flatMap(({ subtemas }) => subtemas)
  const open = new Set(statuses(after).flatMap(({ id, status }) => (status ? [] : [id])))
  return statuses(before).some(({ id, status }) => status && open.has(id))
}
