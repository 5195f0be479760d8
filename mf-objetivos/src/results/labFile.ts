/** A lab's file, as a response's `data` has it. */
export interface LabFile {
  lab: string
  /** The name of a private file. */
  file: string
  /** HTML of the practice; null until it answers. */
  response: string | null
}
