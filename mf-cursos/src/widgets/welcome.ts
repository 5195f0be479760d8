/** A flag in local storage; closing the presentation sets it to false (shared/product/cursos.md#courses-home). */
const PRESENTATION = 'mydiet.courses.presentation'
/** In this tab the person has been asked to complete their profile. */
const PROFILE = 'mydiet.courses.profile'

export type Welcome = 'presentation' | 'profile'

/** The modal with which the Courses home begins: the presentation once, later a missing profile once in each tab. */
export function welcomeOf(lacksProfile: boolean): Welcome | undefined {
  try {
    if (localStorage.getItem(PRESENTATION) !== 'false') return 'presentation'
    return lacksProfile && sessionStorage.getItem(PROFILE) !== 'false' ? 'profile' : undefined
  } catch {
    // A browser that stores nothing would show them at every visit.
    return undefined
  }
}

export function closeWelcome(welcome: Welcome): void {
  if (welcome === 'presentation') localStorage.setItem(PRESENTATION, 'false')
  else sessionStorage.setItem(PROFILE, 'false')
}
