import { holdShelf } from './holdShelf'
import { rollback } from './releases'

/** Goes back to an earlier release. Whoever moves the app's release at that moment is waited for. */
export const rollBackHere = (
  shelf: string,
  app: string,
  how: Parameters<typeof rollback>[2],
): Promise<string> => holdShelf(shelf, app, () => rollback(shelf, app, how))
