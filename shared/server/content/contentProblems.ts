/** A mistake in a practice's content: its place, and a message that its author understands. */
export interface ContentError {
  file: string
  /** The line in the file, as a text editor counts. */
  row?: number
  field?: string
  message: string
}

/** A consequence of a load that its operator has to confirm, such as a food that people are allergic to and that it removes. */
export interface ContentWarning {
  file: string
  message: string
}
