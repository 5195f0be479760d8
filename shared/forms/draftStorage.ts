import { currentUserId, events$ } from 'shared/session'

/** A place in this tab for what a person has typed or chosen and not sent yet. */
interface DraftStorage {
  read: () => unknown
  /** Without storage, as in some private modes, a draft lasts as long as the page. */
  write: (draft: unknown) => void
  forget: () => void
}

const PREFIX = 'mydiet.draft.'
const ofPerson = (userId: number | undefined) => `${PREFIX}${userId ?? 'nobody'}.`

/** The draft with this name of the person who is here now; of nobody, before the sign-in. */
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
        // Nothing was stored.
      }
    },
  }
}

/**
 * Drafts go when their person signs out or somebody else signs in, whichever screen is open. A session that the server
 * ended keeps them: its person signs in again and goes on where they were.
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
    // Nothing was stored.
  }
}
