/** How long a notice stays (shared/product/README.md#notices). */
export const NOTICE_MS = 4_000
