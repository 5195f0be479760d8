import { and, eq, sql } from 'drizzle-orm'
import type { PurposeChoice, VoluntaryPurpose } from 'shared/published/purposes'
import type { Database } from 'shared/server/database/database'
import type { Purposes } from '../../contract/privacy'
import { holdAccount } from '../auth/accountStore'
import { purposeChoices } from '../auth/schema'
import { currentVersion, type NoticePurpose, purposesOfNotice, versionInForce } from '../site/siteStore'

/**
 * Whether a voluntary purpose is pursued for a person: what they chose, else what the notice in force says. A purpose
 * that the notice does not name is not pursued.
 */
export async function allowsPurpose(
  database: Database,
  userId: number,
  purpose: VoluntaryPurpose,
): Promise<boolean> {
  const [choice] = await database
    .select()
    .from(purposeChoices)
    .where(and(eq(purposeChoices.userId, userId), eq(purposeChoices.purpose, purpose)))
  if (choice) return choice.granted
  const named = await purposesInForce(database)
  return named.some(one => one.purpose === purpose && one.starts)
}

/** The purposes of the notice in force, with the person's choices. */
export async function purposesOf(database: Database, userId: number): Promise<Purposes> {
  const [named, choices] = await Promise.all([
    purposesInForce(database),
    database.select().from(purposeChoices).where(eq(purposeChoices.userId, userId)),
  ])
  return {
    necessary: named.flatMap(({ purpose, title, text }) => (purpose ? [] : [{ title, text }])),
    voluntary: named.flatMap(({ purpose, title, text, starts }) => {
      if (!purpose) return []
      const choice = choices.find(one => one.purpose === purpose)
      return {
        purpose,
        title,
        text,
        granted: choice?.granted ?? starts,
        chosenAt: choice?.chosenAt.toISOString() ?? null,
        version: choice?.notice ?? null,
      }
    }),
  }
}

/**
 * Records a choice with its moment and the notice in force. The same choice again changes neither. Returns false if the
 * account has ended.
 */
export function choosePurpose(
  database: Database,
  userId: number,
  { purpose, granted }: PurposeChoice,
  chosenAt: Date,
): Promise<boolean> {
  return database.transaction(async one => {
    if (!(await holdAccount(one, userId))) return false
    const notice = versionInForce(one)
    await one
      .insert(purposeChoices)
      .values({ userId, purpose, granted, notice, chosenAt })
      .onConflictDoUpdate({
        target: [purposeChoices.userId, purposeChoices.purpose],
        set: { granted, notice, chosenAt },
        setWhere: sql`${purposeChoices.granted} <> ${granted}`,
      })
    return true
  })
}

async function purposesInForce(database: Database): Promise<NoticePurpose[]> {
  const version = await currentVersion(database)
  return version === undefined ? [] : purposesOfNotice(database, version)
}
