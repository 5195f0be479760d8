/** The field of a booking that a refusal names where no purchase of the person pays for the appointment. */
const PURCHASE = 'productId'

/** The errors of a refusal because no purchase of the person pays. */
export function unpaidErrors(message: string): Record<string, string> {
  return { [PURCHASE]: message }
}

interface Answered {
  status: number
  errors?: Readonly<Record<string, string>> | undefined
}

/** Whether a booking was refused because no purchase of the person pays: another 403 has another reason. */
export function isUnpaid({ status, errors }: Answered): boolean {
  return status === 403 && errors?.[PURCHASE] !== undefined
}
