/** The tabs of a course's page (shared/product/cursos.md#course-detail). */
export const TAB = { details: 1, learn: 2, community: 3, solutions: 4 } as const
export type Tab = (typeof TAB)[keyof typeof TAB]

/** The page of a course; the navigation state `curso` goes with it. */
export function courseAddress(courseId: number, tab: Tab = TAB.learn): string {
  const search = new URLSearchParams({
    curso: String(courseId),
    ...(tab !== TAB.learn && { tab: String(tab) }),
  })
  return `/user/tema/detalleV3?${search}`
}

/** The certificate of a finished course. */
export const certificateAddress = (courseId: number) => `/user/tema/constancia?curso=${courseId}`
