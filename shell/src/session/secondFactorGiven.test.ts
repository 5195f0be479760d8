import type { PersonFacts } from 'shared/published/person'
import { sessionSubject } from 'shared/session/writer'
import { secondFactorGiven } from './secondFactorGiven'

const member = (user: Partial<PersonFacts> = {}) =>
  sessionSubject.next({ status: 'signedIn', user: user as PersonFacts, token: 'a' })

beforeEach(() => member())

test('is told once the question that comes was answered', async () => {
  const given = secondFactorGiven()
  member({ firstName: 'Luz' })
  member({ secondFactor: 'ASK' })
  member()
  expect(await given).toBe(true)
})

test('is not given where the member signs out, or another signs in', async () => {
  const given = secondFactorGiven()
  member({ secondFactor: 'ASK' })
  sessionSubject.next({ status: 'anonymous' })
  expect(await given).toBe(false)

  member()
  const other = secondFactorGiven()
  sessionSubject.next({ status: 'signedIn', user: {} as PersonFacts, token: 'b' })
  expect(await other).toBe(false)
})
