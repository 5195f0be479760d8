import type { EndedAccount as Receipt } from '../../../contract/privacy'

/** The receipt stands outside the frame: its person is not signed in any more. */
export const ACCOUNT_ENDED_PATH = '/cuenta-eliminada'

/** The navigation state that the receipt is shown from. */
export interface EndedAccount extends Receipt {
  id: number
}
