/** The number of a payment's receipt, such as `MD-000042`. */
export function folioOf(paymentId: number): string {
  return `MD-${String(paymentId).padStart(6, '0')}`
}

/** The payment of a receipt's number; undefined if it is none. */
export function paymentOfFolio(folio: string): number | undefined {
  const [, digits] = /^MD-(\d{6,9})$/i.exec(folio) ?? []
  const id = Number(digits)
  return id > 0 ? id : undefined
}
