import { Writable } from 'node:stream'
import { type TestServer, testServer } from 'shared/testing/testServer'

export const ORIGIN = 'https://app.ejemplo.mx'
export const SUBJECT = 'Crea una nueva contraseña para My Diet'
export const NEW_PASSWORD = 'Renovada#2026'

/** A server that mails links, and the lines of its log. */
export async function recoveryServer(): Promise<{ server: TestServer; lines: string[] }> {
  const lines: string[] = []
  const logs = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const server = await testServer({ logs, environment: { PUBLIC_ORIGIN: ORIGIN, LOG_LEVEL: 'info' } })
  return { server, lines }
}

/** The calls of a person who has forgotten the password, to a server that starts later. */
export function recoveryCalls(server: () => TestServer) {
  const ask = (email: unknown, headers?: Record<string, string>, from?: string) =>
    server().call('POST auth/reset-password-request', { body: { email }, headers, from })
  /** The mails of recovery that the test has sent so far, newest first. */
  const mails = () => server().mails({ subject: SUBJECT })
  async function linkTo(address: string): Promise<string> {
    const mail = (await mails()).find(({ to }) => to === address)
    return /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  return {
    ask,
    mails,
    linkTo,
    async tokenFor(email: string): Promise<string> {
      expect((await ask(email)).status).toBe(200)
      return new URL(await linkTo(email)).searchParams.get('u') ?? ''
    },
    setPassword: (token: string, password = NEW_PASSWORD) =>
      server().call(`POST auth/${token}/set-password`, { body: { password } }),
    login: (email: string, password: string) =>
      server().call('POST auth/login', { body: { email, password } }),
  }
}
