import { PASSWORD } from '../fixtures/people'

/** Ana's token, to be put into the session's local storage. */
export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@mydiet.mx', password: PASSWORD }),
  })
  const { token } = (await answer.json()) as { token: string }
  return token
}
