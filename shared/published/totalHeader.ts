/** The header in which the first page of a list tells how many entries the whole list has. */
export const TOTAL_HEADER = 'x-total-count'
