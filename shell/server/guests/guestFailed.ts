/** A guest did not answer, or not as it may. The message is for the log. */
export class GuestFailed extends Error {
  override name = 'GuestFailed'
}
