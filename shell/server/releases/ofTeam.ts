import type { Database } from 'shared/server/database/database'
import { forbidden, type Refused } from 'shared/server/http/outcome'
import type { AuditRefusal, StaffMember } from 'shared/server/http/staff'
import { releaseRefusals } from '../../releasesMessages'
import { isOfTeam } from '../../rules/teams'
import { teamsOf } from '../staff/staffStore'

interface Asking {
  staff: StaffMember
  auditRefusal: AuditRefusal
}

/** The refusal of an act about a part that the member's team does not look after; undefined where it does. */
export async function refuseOtherTeam(
  database: Database,
  { staff, auditRefusal }: Asking,
  app: string,
): Promise<Refused | undefined> {
  if (isOfTeam(await teamsOf(database, staff.id), app)) return undefined
  const act = `refused: ${app} is another team's`
  return auditRefusal(database, { act, whose: null }, forbidden(releaseRefusals.otherTeam(app)))
}
