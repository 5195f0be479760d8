import { type IncomingHttpHeaders, request } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** How often each header came, by its name in lower case. */
  times: ReadonlyMap<string, number>
  body: string
}

interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The address of this machine that sends the request. */
  from?: string
}

/** Sends one request and returns the response as it was on the wire. */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body, from }: Question = {},
): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = request(url, { method, headers, localAddress: from, agent: false }, response => {
      const times = new Map<string, number>()
      for (const name of response.rawHeaders.filter((_, i) => i % 2 === 0)) {
        times.set(name.toLowerCase(), (times.get(name.toLowerCase()) ?? 0) + 1)
      }
      let text = ''
      response.setEncoding('utf8').on('data', chunk => (text += chunk))
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, times, body: text }),
      )
    })
    sent.once('error', fail)
    sent.end(body)
  })
}

export function signInBy(url: string, question: Question & { email: string; password: string }) {
  const { email, password, ...rest } = question
  return ask(`${url}/api/auth/login`, {
    ...rest,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...rest.headers },
    body: JSON.stringify({ email, password }),
  })
}
