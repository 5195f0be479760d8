import { useEffect, useRef } from 'react'
import type { FieldErrors } from 'shared/forms/useForm'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { PencilIcon } from 'shared/ui/Icon'
import type { PatientChange } from '../../../contract/profile'
import type { ShownProfile } from '../../profile/useProfile'
import styles from './PersonalData.module.css'
import { ProfileFacts } from './ProfileFacts'
import { ProfileForm } from './ProfileForm'

interface PersonalDataProps {
  profile: ShownProfile
  editing: boolean
  onEditing: (editing: boolean) => void
  onSave: (change: PatientChange) => Promise<FieldErrors>
}

/** The person's data: to read, and after 'Editar' to change. */
export function PersonalData({ profile, editing, onEditing, onSave }: PersonalDataProps) {
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(editing)
  useEffect(() => {
    // The button that was pressed is gone: the focus goes to the one that opened the form.
    if (wasEditing.current && !editing) edit.current?.focus()
    wasEditing.current = editing
  }, [editing])

  return (
    <Card as="section" aria-labelledby="personal-data">
      <header className={styles.header}>
        <h2 id="personal-data">Tus datos</h2>
        {!editing && (
          <Button
            ref={edit}
            variant="secondary"
            size="small"
            icon={<PencilIcon size="small" />}
            onClick={() => onEditing(true)}
          >
            Editar
          </Button>
        )}
      </header>
      {editing ? (
        <ProfileForm profile={profile} onSave={onSave} onClose={() => onEditing(false)} />
      ) : (
        <ProfileFacts profile={profile} />
      )}
    </Card>
  )
}
