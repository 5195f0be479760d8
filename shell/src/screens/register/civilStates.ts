/** The options after 'Seleccionar' (shared/product/cuenta.md#profile). */
export const CIVIL_STATES = ['Solter@', 'Casad@', 'Viud@', 'Union libre', 'N/D'] as const
