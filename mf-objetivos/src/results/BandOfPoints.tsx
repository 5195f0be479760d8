import type { FormResponse } from '../../contract/responses'
import { Badge } from './Badge'
import styles from './Scores.module.css'

const MEANING = {
  peor: 'Más puntos son más síntomas.',
  mejor: 'Más puntos son mejor resultado.',
} as const

/** The points as the instrument's author counts them, with the band's words and colour, and what many points mean. */
export function BandOfPoints({ band }: { band: NonNullable<FormResponse['band']> }) {
  const { points, highest, words, level, higherIs } = band
  return (
    <div className={styles.band}>
      <p className={styles.points}>
        <Badge level={level}>{words}</Badge>
        <strong>
          {points} de {highest} puntos
        </strong>
      </p>
      <p className={styles.meaning}>{MEANING[higherIs]} No es un diagnóstico: coméntalo en tu consulta.</p>
    </div>
  )
}
