import { SPECIALTIES } from '../../specialists/specialties'

/** The tabs of /user/agendar. */
export const SPECIALTY_TABS = SPECIALTIES.map(({ code, tab }) => ({ id: code, label: tab }))
