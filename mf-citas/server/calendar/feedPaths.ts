const SUFFIX = '.ics'

/** The addresses of the private calendars: calendar programs send no bearer token, so each ends in a secret. */
function feedAt(path: string) {
  return {
    path,
    addressOf: (token: string) => `/api${path}/${token}${SUFFIX}`,
    tokenOf: (file: string) => (file.endsWith(SUFFIX) ? file.slice(0, -SUFFIX.length) : ''),
  }
}

export const PERSON_FEED = feedAt('/appointments/feed')
export const SPECIALIST_FEED = feedAt('/specialists/feed')
