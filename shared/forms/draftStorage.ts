import { currentUserId, events$ } from 'shared/session'

/** Storage of this tab for values that a person has typed or chosen and not sent yet. */
interface DraftStorage {
  read: () => unknown
  /** Without storage, as in some private modes, a draft lasts as long as the page. */
  write: (draft: unknown) => void
  forget: () => void
}

const PREFIX = 'mydiet.draft.'
const ofPerson = (userId: number | undefined) => `${PREFIX}${userId ?? 'nobody'}.`

/** The present person's draft of this name; before the sign-in it belongs to nobody. */
export function draftStorage(name: string): DraftStorage {
  const key = ofPerson(currentUserId()) + name
  return {
    read: () => {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null')
      } catch {
        return null
      }
    },
    write: draft => {
      try {
        sessionStorage.setItem(key, JSON.stringify(draft))
      } catch {
        // Storage is full or forbidden.
      }
    },
    forget: () => {
      try {
        sessionStorage.removeItem(key)
      } catch {
        // There is no stored draft to remove.
      }
    },
  }
}

/**
 * Removes drafts when their person signs out or another person signs in, on any screen. When the server ended the
 * session they stay: the same person signs in again and continues.
 */
events$.subscribe(event => {
  if (event.type === 'signedOut' && !event.refused) forgetDrafts()
  if (event.type === 'signedIn') forgetDrafts(ofPerson(event.userId))
})

function forgetDrafts(except?: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && !(except && key.startsWith(except))) sessionStorage.removeItem(key)
    }
  } catch {
    // There is no stored draft to remove.
  }
}
