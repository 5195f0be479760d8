import { useState } from 'react'
import { errorsOf } from 'shared/forms/errorsOf'
import { ConfirmDialog } from 'shared/ui/ConfirmDialog'
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
  const [open, setOpen] = useState<'add' | 'edit' | 'remove'>()
  const close = () => setOpen(undefined)
  const save = useSaveMember()
  const removing = useRemoveMember(() => {
    close()
    onSelect(null)
  })
  const edited = open === 'edit' ? person.member : undefined
  return (
    <>
      <PersonHeader
        people={people}
        selected={person}
        today={today}
        onSelect={onSelect}
        onAdd={() => setOpen('add')}
        onEdit={() => setOpen('edit')}
        onRemove={() => setOpen('remove')}
      />
      <FamilyDialog
        open={open === 'add' || open === 'edit'}
        member={edited}
        onClose={close}
        onSave={async body => {
          const answer = await save(edited?.id, body)
          if (answer.ok) {
            onSelect(answer.data.id)
            return {}
          }
          const errors = errorsOf(answer)
          return answer.errors || answer.status === 409 ? errors : { form: familyNotices.notSaved }
        }}
      />
      <ConfirmDialog
        open={open === 'remove'}
        title={familyTexts.removeTitle(person.member?.firstName ?? '')}
        confirm={familyTexts.remove}
        busy={removing.isPending}
        busyLabel={familyTexts.removing}
        onClose={close}
        onConfirm={() => person.member && removing.mutate(person.member.id)}
      >
        <p>{familyTexts.removeNote}</p>
      </ConfirmDialog>
    </>
  )
}
