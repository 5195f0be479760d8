/** Specification, 2, "Profile": the options after 'Seleccionar'. */
export const CIVIL_STATES = ['Solter@', 'Casad@', 'Viud@', 'Union libre', 'N/D'] as const
