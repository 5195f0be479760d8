import { useState } from 'react'
import { fileAddress } from 'shared/published/uploads'
import { Avatar } from 'shared/ui/Avatar'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { PinIcon, VideoIcon } from 'shared/ui/Icon'
import type { SpecialistUser } from '../../contract/appointments'
import { lookOf } from '../specialists/specialties'
import { isElsewhere, slotInWords } from '../time/clocks'
import { AboutDialog } from './AboutDialog'
import styles from './SpecialistCard.module.css'

interface SpecialistCardProps {
  specialist: SpecialistUser
  /** The words of the button for an online appointment: v1 and v3 differ. */
  onlineLabel: string
  /** The start of the specialist's nearest free slot, where it is known. */
  nearest?: string
  onChoose: (isOnline: boolean) => void
  /** The nearest free slot is pressed. */
  onNearest: (init: string) => void
  /** Goes on without a kind of appointment. */
  onContinue?: () => void
}

/** A specialist with the two kinds of appointment; the name opens what there is to know about them. */
export function SpecialistCard({
  specialist,
  onlineLabel,
  nearest,
  onChoose,
  onNearest,
  onContinue,
}: SpecialistCardProps) {
  const [shown, setShown] = useState(false)
  const name = `${specialist.firstName} ${specialist.lastName}`
  return (
    <Card as="article" className={styles.card}>
      <button type="button" className={styles.person} onClick={() => setShown(true)}>
        <Avatar
          name={name}
          picture={specialist.picture && fileAddress(specialist.picture)}
          size="large"
          decorative
        />
        <span className={styles.words}>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.specialty}>{lookOf(specialist.specialist.specialty).name}</span>
          <span className={styles.more}>Conoce más de mí</span>
        </span>
      </button>
      <p className={`${styles.nearest} ${isElsewhere() ? styles.twoClocks : ''}`}>
        {nearest && (
          <button
            type="button"
            className={styles.time}
            aria-label={`Próximo horario: ${slotInWords(nearest)}, con ${name}`}
            onClick={() => onNearest(nearest)}
          >
            Próximo horario: {slotInWords(nearest)}
          </button>
        )}
      </p>
      <div className={styles.kinds}>
        <Button
          size="small"
          variant="secondary"
          icon={<PinIcon size="small" />}
          aria-label={`Presencial con ${name}`}
          onClick={() => onChoose(false)}
        >
          Presencial
        </Button>
        <Button
          size="small"
          icon={<VideoIcon size="small" />}
          aria-label={`${onlineLabel} con ${name}`}
          onClick={() => onChoose(true)}
        >
          {onlineLabel}
        </Button>
        {onContinue && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`Ver tipos de cita con ${name}`}
            onClick={onContinue}
          >
            Ver tipos de cita
          </Button>
        )}
      </div>
      <AboutDialog specialist={specialist} open={shown} onClose={() => setShown(false)} />
    </Card>
  )
}
