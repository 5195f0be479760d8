import { useState } from 'react'
import { CLINIC_ZONE } from 'shared/dates/instants'
import { useTodayIn } from 'shared/dates/useTodayIn'
import { useDraft } from 'shared/forms/useDraft'
import { type FieldErrors, textOf, useForm } from 'shared/forms/useForm'
import { EARLIEST_BIRTHDATE } from 'shared/published/personFields'
import { Button } from 'shared/ui/Button'
import { DateField } from 'shared/ui/DateField'
import { Dialog } from 'shared/ui/Dialog'
import { EmailField } from 'shared/ui/EmailField'
import { FormMessage } from 'shared/ui/FormMessage'
import { PhoneField } from 'shared/ui/PhoneField'
import { SelectField } from 'shared/ui/SelectField'
import { TextField } from 'shared/ui/TextField'
import { PictureUpload } from 'shared/uploads/PictureUpload'
import type { FamilyMember, FamilyMemberBody } from '../../contract/family'
import { familyTexts } from '../../messages'
import { checkFamilyMember, FAMILY_LENGTHS } from '../../rules/family/familyMember'
import styles from './Family.module.css'

const RELATIONSHIPS = [
  'Hija',
  'Hijo',
  'Pareja',
  'Madre',
  'Padre',
  'Hermana',
  'Hermano',
  'Abuela',
  'Abuelo',
  'Otro',
] as const

interface FamilyDialogProps {
  open: boolean
  /** The member to change; undefined to add one. */
  member: FamilyMember | undefined
  onClose: () => void
  /** Returns the server's messages by field; none where it was saved. */
  onSave: (body: FamilyMemberBody) => Promise<FieldErrors>
}

/** The form of a family member (shared/product/objetivos.md#family-members). */
export function FamilyDialog({ open, member, onClose, onSave }: FamilyDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={member ? 'Editar familiar' : 'Agregar Familiar'}>
      <FamilyForm member={member} onClose={onClose} onSave={onSave} />
    </Dialog>
  )
}

function FamilyForm({ member, onClose, onSave }: Omit<FamilyDialogProps, 'open'>) {
  const today = useTodayIn(CLINIC_ZONE)
  const [picture, setPicture] = useState(member?.picture ?? '')
  const { errors, busy, field, formProps } = useForm({
    validate: data => checkFamilyMember(fieldsOf(data), today),
    submit: async data => {
      const refused = await onSave({ ...fieldsOf(data), picture })
      if (Object.keys(refused).length === 0) leave()
      return refused
    },
  })
  // Closing loses nothing; Cancelar does.
  const draft = useDraft(member ? `family.${member.id}` : 'family', formProps.ref)
  function leave() {
    draft.forget()
    onClose()
  }
  return (
    <form {...formProps} className={styles.form} aria-label="Datos del familiar">
      <PictureUpload
        label="Foto"
        optional
        name={member ? `${member.firstName} ${member.lastName}` : ''}
        value={picture}
        onChange={setPicture}
        error={errors.picture}
      />
      <TextField
        label="Nombre"
        autoComplete="off"
        maxLength={FAMILY_LENGTHS.name}
        defaultValue={member?.firstName}
        {...field('firstName')}
      />
      <TextField
        label="Apellido"
        autoComplete="off"
        maxLength={FAMILY_LENGTHS.name}
        defaultValue={member?.lastName}
        {...field('lastName')}
      />
      <DateField
        label="Fecha de nacimiento"
        min={EARLIEST_BIRTHDATE}
        max={today}
        defaultValue={member?.birthDate}
        {...field('birthDate')}
      />
      <SelectField label="Género" defaultValue={member?.gender ?? ''} {...field('gender')}>
        <option value="">Seleccionar</option>
        <option value="female">Femenino</option>
        <option value="male">Masculino</option>
      </SelectField>
      <SelectField
        label="Parentesco"
        optional
        hint={familyTexts.noRelationshipHint}
        defaultValue={member?.relationship ?? ''}
        {...field('relationship')}
      >
        <option value="">Seleccionar</option>
        {RELATIONSHIPS.map(name => (
          <option key={name}>{name}</option>
        ))}
        {member?.relationship && !RELATIONSHIPS.some(name => name === member.relationship) && (
          <option>{member.relationship}</option>
        )}
      </SelectField>
      <EmailField
        label="Correo"
        optional
        hint="Si es mayor de edad, le pedimos por correo su permiso para mostrarte sus resultados."
        defaultValue={member?.email}
        {...field('email')}
      />
      <PhoneField
        label="Teléfono"
        hint="Solo números, máximo 10"
        optional
        defaultValue={member?.phone}
        {...field('phone')}
      />
      <FormMessage>{errors.form}</FormMessage>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={leave}>
          Cancelar
        </Button>
        <Button type="submit" busy={busy} busyLabel="Guardando…">
          Guardar
        </Button>
      </div>
    </form>
  )
}

function fieldsOf(data: FormData) {
  const text = (name: string) => textOf(data, name)
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    birthDate: text('birthDate'),
    gender: text('gender'),
    email: text('email'),
    phone: text('phone'),
    relationship: text('relationship'),
  }
}
