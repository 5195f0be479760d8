import { notify } from 'shared/session'
import { shoppingMessages } from '../../../messages'

/** To another person by what the phone offers; where a browser offers nothing, to the clipboard. */
export async function shareText(text: string): Promise<void> {
  const title = shoppingMessages.title
  try {
    if (navigator.share) return await navigator.share({ title, text })
    await navigator.clipboard.writeText(text)
    notify({ type: 'success', title, message: shoppingMessages.copied })
  } catch (error) {
    // Who closes the phone's own sheet has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return
    notify({ type: 'error', title, message: shoppingMessages.notShared })
  }
}
