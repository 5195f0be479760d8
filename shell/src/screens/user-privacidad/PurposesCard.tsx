import { dateWithoutWeekday } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import type { PurposeChoice } from 'shared/published/purposes'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { HeartIcon } from 'shared/ui/Icon'
import { Skeleton } from 'shared/ui/Skeleton'
import { Switch } from 'shared/ui/Switch'
import type { Purposes } from '../../../contract/privacy'
import styles from './OwnData.module.css'

export interface PurposesCardProps {
  /** Undefined while they load. */
  purposes: Purposes | undefined
  failed: boolean
  retrying: boolean
  onRetry: () => void
  onChoose: (choice: PurposeChoice) => void
}

/** The purposes for which the practice uses the person's data; the voluntary purposes are accepted and refused by one press. */
export function PurposesCard({ purposes, failed, retrying, onRetry, onChoose }: PurposesCardProps) {
  // A practice whose notice names no purposes has nothing to show here.
  if (purposes && purposes.necessary.length + purposes.voluntary.length === 0) return null
  return (
    <Card as="section" className={styles.section} aria-labelledby="purposes" aria-busy={!purposes && !failed}>
      <h2 id="purposes">
        <HeartIcon className={styles.icon} />
        Para qué usamos tus datos
      </h2>
      {purposes && <Choices purposes={purposes} onChoose={onChoose} />}
      {!purposes && !failed && (
        <div className={styles.waiting}>
          <Skeleton width="100%" />
          <Skeleton width="16rem" />
        </div>
      )}
      {failed && (
        <>
          <p role="alert">No pudimos consultar para qué usamos tus datos.</p>
          <Button variant="quiet" busy={retrying} busyLabel="Intentando de nuevo…" onClick={onRetry}>
            Reintentar
          </Button>
        </>
      )}
    </Card>
  )
}

function Choices({ purposes: { necessary, voluntary }, onChoose }: ChoicesProps) {
  return (
    <>
      {voluntary.length > 0 && (
        <div className={styles.purposes}>
          <h3>Tú decides</h3>
          <p>Si apagas algo, tu servicio sigue igual. Puedes cambiarlo cuando quieras.</p>
          {voluntary.map(one => (
            <Switch
              key={one.purpose}
              label={one.title}
              hint={[one.text, chosenOn(one)].filter(Boolean).join(' ')}
              checked={one.granted}
              onChange={({ target }) => onChoose({ purpose: one.purpose, granted: target.checked })}
            />
          ))}
        </div>
      )}
      {necessary.length > 0 && (
        <div className={styles.purposes}>
          <h3>Necesario para atenderte</h3>
          <ul className={styles.list}>
            {necessary.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}.</strong> {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

type ChoicesProps = { purposes: Purposes } & Pick<PurposesCardProps, 'onChoose'>

function chosenOn({ granted, chosenAt }: Purposes['voluntary'][number]): string {
  if (!chosenAt) return ''
  const day = dateWithoutWeekday(dayIn(new Date(chosenAt)))
  return granted ? `Lo aceptaste el ${day}.` : `Lo rechazaste el ${day}.`
}
