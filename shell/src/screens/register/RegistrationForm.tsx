import { type FormEvent, useEffect, useState } from 'react'
import { dayIn } from 'shared/dates/instants'
import { Link } from 'shared/router'
import { Button } from 'shared/ui/Button'
import { SelectField } from 'shared/ui/SelectField'
import { TextField } from 'shared/ui/TextField'
import { VisuallyHidden } from 'shared/ui/VisuallyHidden'
import { PictureUpload } from 'shared/uploads/PictureUpload'
import type { Registration } from '../../../contract'
import {
  checkConfirmation,
  checkRegistration,
  EARLIEST_BIRTHDATE,
  phoneDigits,
} from '../../../rules/registration'
import { EmailField } from '../entrance/EmailField'
import forms from '../entrance/EntranceForm.module.css'
import { NewPasswordFields } from '../entrance/NewPasswordFields'
import { fieldText, type Problems, useEntranceForm } from '../entrance/useEntranceForm'
import { CIVIL_STATES } from './civilStates'
import { useDraft } from './useDraft'

interface RegistrationFormProps {
  /** Registers, and answers what went wrong. */
  attempt: (fields: Registration) => Promise<Problems>
}

/** Section 5's fields and rules, each message at its field; what the server says stands above the button. */
export function RegistrationForm({ attempt }: RegistrationFormProps) {
  const today = dayIn(new Date())
  const { problems, busy, props } = useEntranceForm({
    check: form => {
      const fields = fieldsOf(form)
      const confirmation = checkConfirmation(fields.password, fieldText(form, 'confirmation'))
      return { ...checkRegistration(fields, today), confirmation }
    },
    send: async form => {
      const found = await attempt(fieldsOf(form))
      if (!found.form) draft.forget()
      return found
    },
  })
  const draft = useDraft(props.ref, 'registration')
  const [picture, setPicture] = useState(draft.kept.picture ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that has come is kept as what is typed is
  useEffect(() => {
    if (picture) draft.keep()
  }, [picture])

  return (
    <form {...props} className={forms.panel} onInput={draft.keep}>
      <h1 tabIndex={-1}>Crea tu cuenta</h1>
      <div className={forms.pair}>
        <TextField
          label="Nombre"
          name="firstName"
          autoComplete="given-name"
          maxLength={100}
          error={problems.firstName}
        />
        <TextField
          label="Apellido"
          name="lastName"
          autoComplete="family-name"
          maxLength={100}
          error={problems.lastName}
        />
      </div>
      <EmailField autoComplete="email" error={problems.email} />
      <div className={forms.pair}>
        <TextField
          label="Fecha de nacimiento"
          name="birthdate"
          type="date"
          autoComplete="bday"
          min={EARLIEST_BIRTHDATE}
          max={today}
          error={problems.birthdate}
        />
        <SelectField label="Género" name="gender" autoComplete="sex" error={problems.gender}>
          <option value="">Seleccionar</option>
          <option value="female">Femenino</option>
          <option value="male">Masculino</option>
        </SelectField>
      </div>
      <TextField
        label="Teléfono"
        name="phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        hint="10 dígitos"
        onInput={keepDigits}
        error={problems.phone}
      />
      <div className={forms.pair}>
        <TextField
          label="Ocupación"
          name="ocupation"
          autoComplete="organization-title"
          maxLength={100}
          optional
          error={problems.ocupation}
        />
        <SelectField label="Estado civil" name="civilState" optional error={problems.civilState}>
          <option value="">Seleccionar</option>
          {CIVIL_STATES.map(state => (
            <option key={state}>{state}</option>
          ))}
        </SelectField>
      </div>
      <PictureUpload
        label="Tu foto"
        name=""
        value={picture}
        onChange={setPicture}
        error={problems.picture}
        optional
      />
      <input type="hidden" name="picture" value={picture} />
      <NewPasswordFields label="Contraseña" problems={problems} />
      <p>
        Al crear tu cuenta aceptas nuestro{' '}
        <a href="/privacidad" target="_blank" rel="noreferrer">
          aviso de privacidad
          <VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>
        </a>{' '}
        y que usemos tus datos de salud para atenderte.
      </p>
      <div>
        <p className={forms.refused} role="alert">
          {problems.form}
        </p>
        <Button type="submit" wide busy={busy} busyLabel="Creando tu cuenta…">
          Crear cuenta
        </Button>
      </div>
      <p className={forms.aside}>
        ¿Ya tienes cuenta? <Link to="/">Entra</Link>
      </p>
    </form>
  )
}

function fieldsOf(form: FormData) {
  const of = (name: string) => fieldText(form, name)
  return {
    firstName: of('firstName'),
    lastName: of('lastName'),
    email: of('email').trim().toLowerCase(),
    birthdate: of('birthdate'),
    gender: of('gender'),
    phone: of('phone'),
    ocupation: of('ocupation'),
    civilState: of('civilState'),
    password: of('password'),
    picture: of('picture'),
  }
}

/** Section 5: only digits are accepted as input. */
function keepDigits({ currentTarget }: FormEvent<HTMLInputElement>): void {
  currentTarget.value = phoneDigits(currentTarget.value)
}
