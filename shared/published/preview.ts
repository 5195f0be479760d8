/** A release that one browser gets in place of the live one. */
export interface Preview {
  remote: string
  release: string
  /** ISO 8601. */
  until: string
}
