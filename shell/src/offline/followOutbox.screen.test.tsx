import { waitFor } from '@testing-library/react'
import { decided$ } from 'shared/offline/pageOutbox'
import { samplePendingCall } from 'shared/offline/samplePendingCall'
import { QueryClient } from 'shared/query'
import { session$ } from 'shared/session'
import { sessionSubject } from 'shared/session/writer'
import { signInAs } from 'shared/testing/renderScreen'
import { followOutbox } from './followOutbox'

const AFFECTED = ['diet', 'meal-plans', 1]
const OTHERS = ['diet', 'recipes', 1]

const client = new QueryClient()
const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated
const call = samplePendingCall('a', { refreshes: [AFFECTED] })
followOutbox(client)
beforeEach(() => {
  for (const queryKey of [AFFECTED, OTHERS]) client.setQueryData(queryKey, [])
})

test('the answers that an accepted change affects are asked for again, and no others', () => {
  decided$.next({ call, answer: { ok: true, status: 200, data: {} } })
  expect([AFFECTED, OTHERS].map(isStale)).toEqual([true, false])
})

test('so are those of a refused one, and the person’s own facts', async () => {
  const { token, ...user } = await signInAs('ana')
  sessionSubject.next({ status: 'signedIn', user: { ...user, firstName: 'Anita' }, token })
  decided$.next({ call, answer: { ok: false, status: 400, message: 'No es posible.' } })
  expect([AFFECTED, OTHERS].map(isStale)).toEqual([true, false])
  const names: string[] = []
  const following = session$.subscribe(
    session => session.status === 'signedIn' && names.push(session.user.firstName),
  )
  await waitFor(() => expect(names).toEqual(['Anita', user.firstName]))
  following.unsubscribe()
})
