import { dataOf } from 'shared/client'
import { cachedOffline, useMutation, useQuery, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { FamilyMember, FamilyMemberBody, FamilyMemberChange } from '../../contract/family'
import { familyNotices } from '../../messages'
import { family } from '../api'

const familyKey = (userId: number) => ['objetivos', 'family', userId]

export function useFamily({ enabled = true }: { enabled?: boolean } = {}) {
  const { id } = useUser()
  return useQuery({
    ...cachedOffline,
    enabled,
    queryKey: familyKey(id),
    queryFn: () => dataOf(family('GET family-members')),
  })
}

/**
 * Adds a member, or changes this one: only the fields that differ from it are sent, so that those which another device has
 * changed meanwhile stay. Returns the refusal for the form.
 */
export function useSaveMember() {
  const cache = useQueryClient()
  return async (member: FamilyMember | undefined, body: FamilyMemberBody) => {
    const answer =
      member === undefined
        ? await family('POST family-members', { body })
        : await family('PATCH family-members/{id}', {
            params: { id: member.id },
            body: changeOf(member, body),
          })
    if (answer.ok) notify({ type: 'success', title: familyNotices.title, message: familyNotices.added })
    // The results of a child who is an adult by another birthdate are hidden, the tests are others. A member who is not
    // found was removed on another device.
    if (answer.ok || answer.status === 404) await cache.invalidateQueries({ queryKey: ['objetivos'] })
    return answer
  }
}

function changeOf(member: FamilyMember, body: FamilyMemberBody): FamilyMemberChange {
  const changed = Object.entries(body).filter(([name, value]) => value !== member[name as keyof FamilyMember])
  return Object.fromEntries(changed)
}

export function useRemoveMember(onRemoved: () => void) {
  const { id: userId } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (id: number) => {
      const answer = await family('DELETE family-members/{id}', { params: { id } })
      // Removed on another device: there is nothing left to do.
      if (answer.ok || answer.status !== 404) await dataOf(answer)
    },
    onSuccess: async () => {
      notify({ type: 'success', title: familyNotices.title, message: familyNotices.removed })
      onRemoved()
      await cache.invalidateQueries({ queryKey: ['objetivos'] })
    },
    onError: () => notify({ type: 'error', title: familyNotices.title, message: familyNotices.notRemoved }),
    scope: { id: `family ${userId}` },
  })
}

export function useAskConsent() {
  const { id: userId } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => dataOf(family('POST family-members/{id}/consent', { params: { id } })),
    onSuccess: () => {
      notify({ type: 'success', title: familyNotices.title, message: familyNotices.asked })
      void cache.invalidateQueries({ queryKey: familyKey(userId) })
    },
    onError: error => notify({ type: 'error', title: familyNotices.title, message: error.message }),
  })
}
