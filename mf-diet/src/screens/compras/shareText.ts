import { notify } from 'shared/session'
import { shoppingMessages } from '../../../messages'

/** Shares a text by the phone's share sheet; copies it to the clipboard in a browser without one. */
export async function shareText(text: string): Promise<void> {
  const title = shoppingMessages.title
  try {
    if (navigator.share) return await navigator.share({ title, text })
    await navigator.clipboard.writeText(text)
    notify({ type: 'success', title, message: shoppingMessages.copied })
  } catch (error) {
    // The person closed the share sheet: not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return
    notify({ type: 'error', title, message: shoppingMessages.notShared })
  }
}
