import { riskMessages } from '../../messages'

/** The words of the help that name the one whom it is for. */
export interface RiskWords {
  title: string
  lead: string
  emergency: string
  offer: (when: string) => string
  closed: (when: string) => string
  said: string
  told: (when: string) => string
}

/** To the person about themselves, or about this member of their family. */
export function riskWords(relative: string | undefined): RiskWords {
  if (relative === undefined) return riskMessages
  const words = riskMessages.relative
  return {
    title: words.title(relative),
    lead: words.lead(relative),
    emergency: words.emergency(relative),
    offer: when => words.offer(when, relative),
    closed: when => words.closed(when, relative),
    said: words.said(relative),
    told: when => words.told(when, relative),
  }
}
