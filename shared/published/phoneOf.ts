interface Phones {
  /** As it was registered. */
  phone: string
  /** As the person's profile shows and edits it. */
  emergencyContactPhone: string
}

/** The telephone that a person's profile shows, or else the registered one; empty without one. */
export function phoneOf(person: Phones | undefined): string {
  return person?.emergencyContactPhone || person?.phone || ''
}
