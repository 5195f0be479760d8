import { ageInYears } from 'shared/dates'
import type { PersonFacts } from 'shared/published/person'
import type { FamilyMember } from '../../contract/family'
import { familyTexts } from '../../messages'
import { mayBeShown } from '../../rules/family/familyMember'
import type { Taker } from '../../rules/forms/eligibility'

/** A person whose tests the screen shows: the owner of the account, or a family member. */
export interface Person extends Taker {
  /** Null for the owner. */
  id: number | null
  firstName: string
  lastName: string
  picture: string
  /** The relationship, or the product's word where there is none. */
  label: string
  member: FamilyMember | undefined
}

type Owner = Pick<PersonFacts, 'firstName' | 'lastName' | 'picture' | 'gender' | 'birthdate'>

/** The owner first, then the family (shared/product/objetivos.md#page). */
export function peopleOf(owner: Owner, members: readonly FamilyMember[]): Person[] {
  const { firstName, lastName, picture, gender, birthdate } = owner
  const label = familyTexts.noRelationship
  return [
    { id: null, firstName, lastName, picture, gender, birthDate: birthdate, label, member: undefined },
    ...members.map(member => ({ ...member, label: member.relationship || label, member })),
  ]
}

/** The person that the address names; the owner if it names no member of the family. */
export function personIn(people: readonly Person[], id: string | null): Person | undefined {
  return people.find(person => person.id !== null && String(person.id) === id) ?? people[0]
}

/** `35 años`; undefined without a birthdate. */
export function ageInWords({ birthDate }: Person, today: string): string | undefined {
  if (!birthDate) return undefined
  const years = ageInYears(birthDate, today)
  return years === 1 ? '1 año' : `${years} años`
}

/** Whether an adult of the family has not agreed that their results are shown. */
export function isHiddenAdult({ member }: Person, today: string): boolean {
  return member !== undefined && !mayBeShown(member, today)
}
