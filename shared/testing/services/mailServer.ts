import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  /** The recipients of the envelope. */
  to: string[]
  user: string | undefined
  /** The mail as received, with its headers. */
  raw: string
}

export interface MailServer {
  url: string
  received: ReceivedMail[]
  /** Resolves with the next mail. */
  next(): Promise<ReceivedMail>
  stop(): Promise<void>
}

/** A real SMTP server, on a free port by default. It refuses `refused@` for good and `later@` for now (451). */
export async function startMailServer(onPort = 0): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let arrived = (_mail: ReceivedMail) => {}
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('refused@')) done(new Error(`no mailbox ${address}`))
      else if (address.startsWith('later@')) {
        done(Object.assign(new Error(`${address} is busy`), { responseCode: 451 }))
      } else done()
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', part => parts.push(part))
      stream.on('end', () => {
        const mail = {
          to: session.envelope.rcptTo.map(({ address }) => address),
          user: session.user ? String(session.user) : undefined,
          raw: Buffer.concat(parts).toString(),
        }
        received.push(mail)
        arrived(mail)
        done()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(onPort, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://mydiet:secreta@127.0.0.1:${port}`,
    received,
    next: () =>
      new Promise(resolve => {
        arrived = resolve
      }),
    stop: () => new Promise(resolve => server.close(resolve)),
  }
}
