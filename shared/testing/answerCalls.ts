import axios from 'axios'

interface Answer {
  status: number
  data: unknown
}

/** Answers the page's calls at the wire, by their addresses; a test says what the server would. */
export function answerCalls(answer: (url: string) => Answer): void {
  axios.defaults.adapter = async config => ({
    ...answer(config.url ?? ''),
    statusText: '',
    headers: {},
    config,
  })
}
