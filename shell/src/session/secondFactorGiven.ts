import { filter, firstValueFrom, map, skipWhile } from 'rxjs'
import { currentToken, session$ } from 'shared/session/bus'

/** Resolves once the question that the page is about to ask was answered; false where the session ends first. */
export async function secondFactorGiven(): Promise<boolean> {
  const token = currentToken()
  const states = session$.pipe(
    map(session => {
      if (session.status !== 'signedIn' || session.token !== token) return 'ended'
      return session.user.secondFactor ? 'asked' : 'whole'
    }),
    skipWhile(state => state === 'whole'),
    filter(state => state !== 'asked'),
  )
  return (await firstValueFrom(states)) === 'whole'
}
