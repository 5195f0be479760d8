import { useEffect, useState } from 'react'
import { dayIn } from 'shared/dates/instants'
import { useDraft } from 'shared/forms/useDraft'
import { type FieldErrors, textOf, useForm } from 'shared/forms/useForm'
import { CIVIL_STATES, EARLIEST_BIRTHDATE } from 'shared/published/personFields'
import { Link } from 'shared/router'
import { Button } from 'shared/ui/Button'
import { DateField } from 'shared/ui/DateField'
import { EmailField } from 'shared/ui/EmailField'
import { FormMessage } from 'shared/ui/FormMessage'
import { PhoneField } from 'shared/ui/PhoneField'
import { SelectField } from 'shared/ui/SelectField'
import { TextField } from 'shared/ui/TextField'
import { VisuallyHidden } from 'shared/ui/VisuallyHidden'
import { PictureUpload } from 'shared/uploads/PictureUpload'
import type { Registration } from '../../../contract/registration'
import { entranceTitles } from '../../../entranceMessages'
import { checkConfirmation, checkRegistration } from '../../../rules/registration'
import forms from '../entrance/EntranceForm.module.css'
import { NewPasswordFields } from '../entrance/NewPasswordFields'
import { ErrorSummary } from './ErrorSummary'

interface RegistrationFormProps {
  /** Registers, and returns the messages for the form. */
  attempt: (fields: Registration) => Promise<FieldErrors>
}

/** Each message is shown at its field; the server's message also above the button. */
export function RegistrationForm({ attempt }: RegistrationFormProps) {
  const today = dayIn(new Date())
  const { errors, busy, field, formProps } = useForm({
    repeats: true,
    validate: data => {
      const fields = fieldsOf(data)
      const confirmation = checkConfirmation(fields.password, textOf(data, 'confirmation'))
      return { ...checkRegistration(fields, today), confirmation }
    },
    submit: async data => {
      const refused = await attempt(fieldsOf(data))
      if (!refused.form) draft.forget()
      return refused
    },
  })
  const draft = useDraft('registration', formProps.ref)
  const [picture, setPicture] = useState(draft.textOf('picture'))
  useEffect(() => {
    if (picture) draft.save()
  }, [picture, draft.save])

  return (
    <form {...formProps} className={forms.panel}>
      <h1 tabIndex={-1}>{entranceTitles.register}</h1>
      <ErrorSummary errors={errors} form={formProps.ref} />
      <div className={forms.pair}>
        <TextField label="Nombre" autoComplete="given-name" maxLength={100} {...field('firstName')} />
        <TextField label="Apellido" autoComplete="family-name" maxLength={100} {...field('lastName')} />
      </div>
      <EmailField {...field('email')} />
      <div className={forms.pair}>
        <DateField
          label="Fecha de nacimiento"
          autoComplete="bday"
          min={EARLIEST_BIRTHDATE}
          max={today}
          {...field('birthdate')}
        />
        <SelectField label="Género" autoComplete="sex" {...field('gender')}>
          <option value="">Seleccionar</option>
          <option value="female">Femenino</option>
          <option value="male">Masculino</option>
        </SelectField>
      </div>
      <PhoneField {...field('phone')} />
      <div className={forms.pair}>
        <TextField
          label="Ocupación"
          autoComplete="organization-title"
          maxLength={100}
          optional
          {...field('ocupation')}
        />
        <SelectField label="Estado civil" optional {...field('civilState')}>
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
        error={errors.picture}
        optional
      />
      <input type="hidden" name="picture" value={picture} />
      <NewPasswordFields label="Contraseña" field={field} />
      <p>
        Al crear tu cuenta aceptas nuestro{' '}
        <a href="/privacidad" target="_blank" rel="noreferrer">
          aviso de privacidad
          <VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>
        </a>{' '}
        y que usemos tus datos de salud para atenderte.
      </p>
      <div>
        <FormMessage>{errors.form}</FormMessage>
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

function fieldsOf(data: FormData) {
  const of = (name: string) => textOf(data, name)
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
