import { useState } from 'react'
import { errorsOf } from 'shared/forms/errorsOf'
import { ConfirmDialog } from 'shared/ui/ConfirmDialog'
import type { FamilyMember } from '../../contract/family'
import { familyNotices, familyTexts } from '../../messages'
import { FamilyDialog } from './FamilyDialog'
import { PersonHeader } from './PersonHeader'
import type { Person } from './people'
import { useRemoveMember, useSaveMember } from './useFamily'

interface FamilyPartsProps {
  people: readonly Person[]
  person: Person
  today: string
  onSelect: (id: number | null) => void
}

/** The selected person with the family's menu and its dialogs. */
export function FamilyParts({ people, person, today, onSelect }: FamilyPartsProps) {
  // The member stays that of the opened dialog: another device may remove them meanwhile, and then the address names the
  // owner.
  const [open, setOpen] = useState<{ to: 'add' | 'edit' | 'remove'; member?: FamilyMember }>()
  const close = () => setOpen(undefined)
  const save = useSaveMember()
  const removing = useRemoveMember(() => {
    close()
    onSelect(null)
  })
  return (
    <>
      <PersonHeader
        people={people}
        selected={person}
        today={today}
        onSelect={onSelect}
        onAdd={() => setOpen({ to: 'add' })}
        onEdit={() => setOpen({ to: 'edit', member: person.member })}
        onRemove={() => setOpen({ to: 'remove', member: person.member })}
      />
      <FamilyDialog
        open={open?.to === 'add' || open?.to === 'edit'}
        member={open?.member}
        onClose={close}
        onSave={async body => {
          const answer = await save(open?.member, body)
          if (answer.ok) {
            onSelect(answer.data.id)
            return {}
          }
          const errors = errorsOf(answer)
          return answer.errors || [404, 409].includes(answer.status)
            ? errors
            : { form: familyNotices.notSaved }
        }}
      />
      <ConfirmDialog
        open={open?.to === 'remove'}
        title={familyTexts.removeTitle(open?.member?.firstName ?? '')}
        confirm={familyTexts.remove}
        busy={removing.isPending}
        busyLabel={familyTexts.removing}
        onClose={close}
        onConfirm={() => open?.member && removing.mutate(open.member.id)}
      >
        <p>{familyTexts.removeNote}</p>
      </ConfirmDialog>
    </>
  )
}
