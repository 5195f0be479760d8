import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import type { FamilyMember } from '../../../contract/family'
import { useAskConsent } from '../../family/useFamily'
import styles from './Objetivos.module.css'

/** The reason why an adult's results are not shown, and the way to their consent (shared/product/objetivos.md#consent-of-an-adult). */
export function ConsentCard({ member }: { member: FamilyMember }) {
  const asking = useAskConsent()
  const { id, firstName, email, consent } = member
  const texts = {
    NONE: email
      ? 'Pídele su permiso para ver sus resultados.'
      : 'Agrega su correo en Editar para pedirle su permiso.',
    ASKED: 'Le escribimos para pedirle su permiso. Esperamos su respuesta.',
    REFUSED: 'Respondió que no. Puede cambiar de opinión con el enlace que recibió.',
    GRANTED: '',
  }
  return (
    <Card as="section" aria-label="Permiso">
      <p>
        {firstName} es mayor de edad: puedes responder tests por {firstName}, y los resultados se muestran
        cuando dé su permiso. {texts[consent]}
      </p>
      {email && (consent === 'NONE' || consent === 'ASKED') && (
        <p className={styles.ask}>
          <Button
            variant="secondary"
            size="small"
            busy={asking.isPending}
            busyLabel="Escribiendo…"
            onClick={() => asking.mutate(id)}
          >
            {consent === 'NONE' ? 'Pedir permiso' : 'Pedirlo otra vez'}
          </Button>
        </p>
      )}
    </Card>
  )
}
