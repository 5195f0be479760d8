/** A plan's own address, so that a reload and a shared link show it (shared/product/README.md#state-in-the-address). */
export function planPath(id: number): string {
  return `/user/plan?plan=${id}`
}
