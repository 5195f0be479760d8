import { useEffect, useState } from 'react'
import { CLINIC_ZONE } from 'shared/dates/instants'
import { useTodayIn } from 'shared/dates/useTodayIn'
import { UnsavedChanges } from 'shared/forms/UnsavedChanges'
import { useDraft } from 'shared/forms/useDraft'
import { type FieldErrors, textOf, useForm } from 'shared/forms/useForm'
import { CIVIL_STATES, EARLIEST_BIRTHDATE } from 'shared/published/personFields'
import { PROFILE_LENGTHS } from 'shared/published/profile'
import { Button } from 'shared/ui/Button'
import { DateField } from 'shared/ui/DateField'
import { FormMessage } from 'shared/ui/FormMessage'
import { PhoneField } from 'shared/ui/PhoneField'
import { SelectField } from 'shared/ui/SelectField'
import { TextField } from 'shared/ui/TextField'
import type { PatientChange } from '../../../contract/profile'
import { checkProfile } from '../../../rules/profile/checkProfile'
import type { ShownProfile } from '../../profile/useProfile'
import styles from './PersonalData.module.css'

export const PROFILE_DRAFT = 'profile'

interface ProfileFormProps {
  profile: ShownProfile
  onSave: (change: PatientChange) => Promise<FieldErrors>
  onClose: () => void
}

/** The person's data to change. Only the fields that they changed are checked and sent. */
export function ProfileForm({ profile: present, onSave, onClose }: ProfileFormProps) {
  // As it was when the form opened: what another device has changed since is no change of this person's.
  const [profile] = useState(present)
  const today = useTodayIn(CLINIC_ZONE)
  const { errors, busy, field, formProps } = useForm({
    validate: data => checkProfile(changeOf(profile, data), today),
    submit: async data => {
      const change = changeOf(profile, data)
      const refused = Object.keys(change).length > 0 ? await onSave(change) : {}
      if (Object.keys(refused).length === 0) close()
      return refused
    },
  })
  const draft = useDraft(PROFILE_DRAFT, formProps.ref)
  const [closed, setClosed] = useState(false)
  const { civilState } = profile

  function close() {
    draft.forget()
    setClosed(true)
  }

  // A rendering after the changes are forgotten, so that a way out that waited for the save goes on.
  useEffect(() => {
    if (closed) onClose()
  }, [closed, onClose])

  // The form replaces the button that was pressed: its first field takes the focus.
  useEffect(() => formProps.ref.current?.querySelector('input')?.focus(), [formProps.ref])

  return (
    <form {...formProps} className={styles.form} aria-labelledby="personal-data">
      <div className={styles.fields}>
        <TextField
          label="Nombre"
          autoComplete="given-name"
          maxLength={PROFILE_LENGTHS.text}
          defaultValue={profile.firstName}
          {...field('firstName')}
        />
        <TextField
          label="Apellido"
          autoComplete="family-name"
          maxLength={PROFILE_LENGTHS.text}
          defaultValue={profile.lastName}
          {...field('lastName')}
        />
        <SelectField
          label="Género"
          autoComplete="sex"
          defaultValue={profile.gender ?? ''}
          {...field('gender')}
        >
          <option value="">Seleccionar</option>
          <option value="female">Femenino</option>
          <option value="male">Masculino</option>
        </SelectField>
        <PhoneField defaultValue={profile.emergencyContactPhone} {...field('emergencyContactPhone')} />
        <DateField
          label="Fecha de nacimiento"
          autoComplete="bday"
          min={EARLIEST_BIRTHDATE}
          max={today}
          defaultValue={profile.birthdate ?? ''}
          {...field('birthdate')}
        />
        <TextField
          label="Ocupación"
          autoComplete="organization-title"
          maxLength={PROFILE_LENGTHS.text}
          optional
          defaultValue={profile.ocupation}
          {...field('ocupation')}
        />
        <SelectField label="Estado civil" optional defaultValue={civilState} {...field('civilState')}>
          <option value="">Seleccionar</option>
          {CIVIL_STATES.map(state => (
            <option key={state}>{state}</option>
          ))}
          {civilState && !CIVIL_STATES.some(state => state === civilState) && <option>{civilState}</option>}
        </SelectField>
      </div>
      <div>
        <FormMessage>{errors.form}</FormMessage>
        <div className={styles.actions}>
          <Button variant="quiet" onClick={close}>
            Cancelar
          </Button>
          <Button type="submit" busy={busy} busyLabel="Guardando…">
            Guardar
          </Button>
        </div>
      </div>
      <UnsavedChanges changed={draft.changed} saving={busy} onDiscard={draft.forget} />
    </form>
  )
}

const FIELDS = [
  'firstName',
  'lastName',
  'gender',
  'emergencyContactPhone',
  'birthdate',
  'ocupation',
  'civilState',
] as const

/** The fields that differ from the profile. */
function changeOf(profile: ShownProfile, data: FormData): PatientChange {
  const changed = FIELDS.filter(name => textOf(data, name) !== (profile[name] ?? ''))
  return Object.fromEntries(changed.map(name => [name, textOf(data, name)]))
}
