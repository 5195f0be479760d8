import axios from 'axios'

/** What the API answers: 200 unless said otherwise. */
interface Answer {
  status?: number
  body: unknown
}

/**
 * Answers the calls of a component under test, each by its name with the ids in their places: `GET patients/1/meal-plans`.
 * Everything of `shared/client` stays in use, up to the wire. A call that is not named gets no answer, as without a
 * network. The newest answers hold.
 */
export function answerCalls(answers: Readonly<Record<string, Answer>>): void {
  axios.defaults.adapter = async config => {
    const name = `${config.method?.toUpperCase()} ${config.url?.replace(/^\/api\//, '')}`
    const answer = answers[name]
    if (!answer) throw new Error(`no answer for ${name}`)
    return { data: answer.body, status: answer.status ?? 200, statusText: '', headers: {}, config }
  }
}
