import { useEffect } from 'react'
import { dataOf } from 'shared/client'
import { errorsOf } from 'shared/forms/errorsOf'
import type { FieldErrors } from 'shared/forms/useForm'
import { useOfflineMutation } from 'shared/offline'
import { cachedOffline, useQuery, useQueryClient } from 'shared/query'
import { events$, useUser } from 'shared/session'
import type { Patient, PatientChange } from '../../contract/profile'
import { profileNotices } from '../../messages'
import { storedForm } from '../../rules/profile/profileChanges'
import { changeInWords } from '../../rules/profile/profileWords'
import { profile, profileChange } from '../api'
import { announceProfile } from './profileChanged'

/** The fields of the profile that the screen shows and edits. */
export type ShownProfile = Pick<
  Patient,
  | 'firstName'
  | 'lastName'
  | 'gender'
  | 'birthdate'
  | 'picture'
  | 'emergencyContactPhone'
  | 'ocupation'
  | 'civilState'
>

/**
 * The person's profile. The session holds the shown fields already, so that the screen waits for no answer; the call
 * brings the newest ones and the address.
 */
export function useProfile() {
  const user = useUser()
  const client = useQueryClient()
  const queryKey = ['cuenta', 'profile', user.id]
  const query = useQuery({
    ...cachedOffline,
    queryKey,
    queryFn: () => dataOf(profile('GET patients/{id}', { params: { id: user.id } })),
  })
  const saving = useOfflineMutation({
    call: (change: PatientChange) =>
      // Sent empty, branches stay as they are.
      profileChange('PUT patients/{id}', {
        params: { id: user.id },
        body: { ...change, branchOffices: [] },
      }),
    queryKey,
    change: (patient: Patient, change) => ({ ...patient, ...storedForm(change) }) as Patient,
    shows: 'once saved',
    fromAnswer: (_patient, answer) => answer,
    content: changeInWords,
    failure: { title: profileNotices.failureTitle, message: profileNotices.failed },
    saved: { title: profileNotices.savedTitle, message: profileNotices.saved },
  })

  // Another tab has saved: the answer that this one holds is old.
  const key = JSON.stringify(queryKey)
  useEffect(() => {
    const following = events$.subscribe(event => {
      if (event.type === 'profileChanged' && event.fromOtherTab) {
        void client.invalidateQueries({ queryKey: JSON.parse(key) })
      }
    })
    return () => following.unsubscribe()
  }, [client, key])

  /** Saves the changed fields; returns the server's messages by field, `{}` where it is saved or waits on the device. */
  async function save(change: PatientChange): Promise<FieldErrors> {
    try {
      const answer = await saving.mutateAsync(change)
      announceProfile(answer === 'pending' ? storedForm(change) : answer)
      return {}
    } catch (refused) {
      return errorsOf(refused as Error)
    }
  }

  const shown: ShownProfile = query.data ?? user
  return { shown, email: query.data?.email, save, saving: saving.isPending }
}
