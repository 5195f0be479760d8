/** The duties whose work is on the staff's page: labs to answer, and notices of risk. */
export const STAFF_DUTIES = ['labs', 'risk'] as const
