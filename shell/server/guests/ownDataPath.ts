/** The path of every guest that stores data of people; the statement says whose. */
export const OWN_DATA = 'own-data'
