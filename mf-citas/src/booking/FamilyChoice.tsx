import { FAMILY_MEMBER } from 'shared/published/appointmentPaths'
import { ChoiceGroup } from 'shared/ui/ChoiceGroup'
import { appointmentRefusals } from '../../messages'
import { useBookingQuery } from './bookingQuery'
import { useFamily } from './useFamily'

const MYSELF = 'yo'

/**
 * The person chooses whom the appointment is for; nothing where they have no family members. Where the address names
 * somebody who is none, they are told, and nobody is chosen in that one's place.
 */
export function FamilyChoice() {
  const { family, chosen, isGone } = useFamily()
  const { replace } = useBookingQuery()
  if (family.length === 0 && !isGone) return null
  return (
    <ChoiceGroup
      label="¿Para quién es la cita?"
      look="chips"
      choices={[
        { value: MYSELF, label: 'Para mí' },
        ...family.map(({ id, firstName, lastName }) => ({
          value: String(id),
          label: `${firstName} ${lastName}`,
        })),
      ]}
      value={isGone ? undefined : chosen ? String(chosen.id) : MYSELF}
      error={isGone ? appointmentRefusals.unknownFamilyMember : undefined}
      onChange={value => replace({ [FAMILY_MEMBER]: value === MYSELF ? undefined : value })}
    />
  )
}
