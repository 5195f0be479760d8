/** An operator's command that cannot be carried out; its message is for the operator, in Spanish. The command fails. */
export class CommandRefused extends Error {
  override name = 'CommandRefused'
}
