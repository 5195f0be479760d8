/** The longest texts of an invoice's files that a call can bring, the PDF as base64; larger ones come by `npm run pagos`. */
export const UPLOAD_LIMITS = { pdf: 100_000, xml: 20_000 } as const
