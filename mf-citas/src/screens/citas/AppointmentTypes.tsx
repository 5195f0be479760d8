import { durationInWords } from 'shared/dates/times'
import { Card } from 'shared/ui/Card'
import { PinIcon, VideoIcon } from 'shared/ui/Icon'
import { FULL_MINUTES, QUICK_MINUTES } from '../../../rules/slots/defaultLengths'
import styles from './AppointmentTypes.module.css'

/** The kinds of appointment with their lengths (shared/product/citas.md#citas). */
export function AppointmentTypes() {
  return (
    <section aria-label="Tipos de cita">
      <h2 className={styles.title}>Tipos de cita</h2>
      <div className={styles.types}>
        <Card>
          <h3 className={styles.name}>
            <PinIcon size="small" /> Presencial
          </h3>
          <p>En una sucursal, cara a cara con tu especialista.</p>
        </Card>
        <Card>
          <h3 className={styles.name}>
            <VideoIcon size="small" /> Videollamada
          </h3>
          <p>
            Asesoría nutricional: {durationInWords(QUICK_MINUTES.v3)}. Consulta completa:{' '}
            {durationInWords(FULL_MINUTES)}.
          </p>
        </Card>
      </div>
    </section>
  )
}
