/** The longest texts of an invoice's files that a call can bring; larger ones come by `npm run pagos -- facturas`. */
export const INVOICE_UPLOAD = { pdf: 100_000, xml: 20_000 } as const
