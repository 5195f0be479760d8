import { writesUnderWay } from 'shared/client/writes'
import { isOnline } from 'shared/offline/connection'

/** A dialog, and a player: most are in the page only while they play. */
const IN_USE = 'dialog[open], iframe, video, audio'

/** Whether this page could be left now and nobody would lose anything, or be interrupted. */
export function isSafeMoment(): boolean {
  return isOnline() && writesUnderWay() === 0 && !hasUnsaved() && !document.querySelector(IN_USE)
}

/** Asks, in the browser's own way, whether anything warns before the page is left, such as a changed form. */
const hasUnsaved = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
