import { dayIn } from 'shared/dates/instants'
import { notFound, type Outcome, ok } from 'shared/server/http/outcome'
import { refuseFields } from 'shared/server/http/refuseFields'
import type { SliceContext } from 'shared/server/slices/context'
import type { Patient, PatientChange } from '../../contract/profile'
import { profileRefusals } from '../../messages'
import { checkProfile } from '../../rules/profile/checkProfile'
import { profileChanges, storedForm } from '../../rules/profile/profileChanges'

type Ports = SliceContext['ports']
type Profile = NonNullable<Awaited<ReturnType<Ports['people']['profileOf']>>>
type ProfileChange = Parameters<Ports['people']['changeProfile']>[2]

/** The fields of the wire's profile, and no other column of the account. */
export function patientOf({ id: _id, zone: _zone, ...patient }: Profile): Patient {
  return patient
}

/**
 * Writes what differs from the stored profile, all or nothing. A replaced picture is removed with the change that
 * replaces it.
 */
export function changeProfile(
  { database, ports, now }: SliceContext,
  userId: number,
  sent: PatientChange,
): Promise<Outcome<Patient>> {
  return database.transaction(async one => {
    const stored = await ports.people.profileOf(one, userId)
    if (!stored) return notFound(profileRefusals.notFound)
    const change = profileChanges(patientOf(stored), sent)
    const { picture } = change
    const isPictureUnknown =
      !!picture && !(await ports.files.isOwn(one, userId, { name: picture, kind: 'picture' }))
    const refusal = refuseFields({
      ...checkProfile(change, dayIn(now())),
      email: change.email === undefined ? undefined : profileRefusals.emailFixed,
      picture: isPictureUnknown ? profileRefusals.unknownPicture : undefined,
    })
    if (refusal) return refusal
    // `checkProfile` has accepted the gender.
    const changed = await ports.people.changeProfile(one, userId, storedForm(change) as ProfileChange)
    if (!changed) return notFound(profileRefusals.notFound)
    if (picture !== undefined && stored.picture) await ports.files.remove(one, userId, stored.picture)
    return ok(patientOf(changed))
  })
}
