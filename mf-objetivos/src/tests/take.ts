/** A form and the person, of an account, who takes it; null for the account's owner. */
export interface Take {
  formId: number
  familyMemberId: number | null
}

/** Whether both are the same form for the same person. */
export function isSameTake(one: Take, { formId, familyMemberId }: Take): boolean {
  return one.formId === formId && one.familyMemberId === familyMemberId
}
