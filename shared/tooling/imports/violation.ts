/** An import that breaks a rule. */
export interface Violation {
  rule: string
  comment: string
  from: string
  /** Undefined for a rule about the file itself. */
  to?: string
}
