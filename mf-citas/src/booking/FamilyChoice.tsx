import { FAMILY_MEMBER } from 'shared/published/appointmentPaths'
import { ChoiceGroup } from 'shared/ui/ChoiceGroup'
import { useBookingQuery } from './bookingQuery'
import { useFamily } from './useFamily'

const MYSELF = 'yo'

/** The person chooses whom the appointment is for; nothing where they have no family members. */
export function FamilyChoice() {
  const { family, chosen } = useFamily()
  const { replace } = useBookingQuery()
  if (family.length === 0) return null
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
      value={chosen ? String(chosen.id) : MYSELF}
      onChange={value => replace({ [FAMILY_MEMBER]: value === MYSELF ? undefined : value })}
    />
  )
}
