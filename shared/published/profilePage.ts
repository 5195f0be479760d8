/** The page of the person's profile, and its name in a way back to it. */
export const PROFILE_PAGE = { to: '/user/perfil', label: 'Perfil' } as const
