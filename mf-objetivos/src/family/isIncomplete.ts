import type { Person } from './people'

/** Without gender and birthdate no test can be chosen. */
export const isIncomplete = ({ birthDate, gender }: Pick<Person, 'birthDate' | 'gender'>) =>
  !birthDate || !gender
