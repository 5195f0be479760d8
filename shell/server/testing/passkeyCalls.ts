import { PASSWORD, type TestServer } from 'shared/testing/testServer'
import { SoftwareAuthenticator } from './softwareAuthenticator'

export const HOST = 'app.ejemplo.mx'
export const SITE = { origin: `https://${HOST}`, rpId: HOST, verified: true }

/** The calls about passkeys, to the server that a test file starts later at `SITE`. */
export function passkeyCalls(server: () => TestServer) {
  const start = (token: string, password = PASSWORD) =>
    server().call('POST auth/passkeys/challenge', { token, body: { password } })
  const add = (token: string, body: object) => server().call('POST auth/passkeys', { token, body })
  const challengeFor = async (token: string): Promise<string> =>
    (await start(token)).body.options.challenge as string
  return {
    start,
    add,
    challengeFor,
    list: async (token: string) => (await server().call('GET auth/passkeys', { token })).body,
    signInChallenge: async (): Promise<string> =>
      (await server().call('POST auth/login/passkey-challenge')).body.options.challenge as string,
    enter: (body: object, headers: Record<string, string> = {}) =>
      server().call('POST auth/login/passkey', { body, headers }),
    me: async (token: string) => (await server().call('POST auth/me', { token })).status,
    /** A device with a passkey of this person. */
    async deviceOf(token: string) {
      const device = new SoftwareAuthenticator(SITE)
      const added = await add(token, device.make(await challengeFor(token)))
      expect(added.status).toBe(201)
      return { device, passkey: added.body }
    },
  }
}
