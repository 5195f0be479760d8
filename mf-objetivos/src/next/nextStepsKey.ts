/** The query of what is due for the person and the family. */
export const nextStepsKey = (userId: number) => ['objetivos', 'next', userId]
