import { useState } from 'react'
import { shortDate } from 'shared/dates'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { ProgressBar } from 'shared/ui/ProgressBar'
import { Skeleton } from 'shared/ui/Skeleton'
import type { FormResponse } from '../../contract'
import { useResponse } from '../tests/useTests'
import { AdvicePanel } from './AdvicePanel'
import { LabsPanel } from './LabsPanel'
import styles from './Results.module.css'

interface ResultProps {
  response: FormResponse
  earlier: readonly FormResponse[]
}

/** An answered test: Balance de Salud, a bar per area, and labs, advice and experts where there are some. */
export function Result({ response, earlier }: ResultProps) {
  const [open, setOpen] = useState<'labs' | 'advice'>()
  const { data, isLoadingError, isFetching, refetch } = useResponse(response.id)
  const advice = data?.advice ?? []
  const toggle = (part: 'labs' | 'advice') => setOpen(open === part ? undefined : part)
  return (
    <div className={styles.result}>
      <p className={styles.balance}>
        <span className={styles.number}>{response.balance} %</span> Balance de Salud
      </p>
      <div className={styles.bars}>
        {response.scores.map(({ area, percentage }) => (
          <ProgressBar key={area} label={area} share={percentage / 100} />
        ))}
      </div>
      {earlier.length > 0 && <History results={[response, ...earlier]} />}
      {isLoadingError ? (
        <ErrorCard
          title="No pudimos cargar los consejos"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Skeleton width="100%" />
      ) : (
        <div className={styles.ways}>
          <Button
            variant="secondary"
            disabled={response.labs.length === 0}
            aria-expanded={open === 'labs'}
            onClick={() => toggle('labs')}
          >
            Labs
          </Button>
          <Button
            variant="secondary"
            disabled={advice.length === 0}
            aria-expanded={open === 'advice'}
            onClick={() => toggle('advice')}
          >
            Consejos
          </Button>
          {data.specialists.length > 0 ? (
            <ButtonLink variant="secondary" to={`/user/agendar?id=${response.formId}`}>
              Expertos
            </ButtonLink>
          ) : (
            <Button variant="secondary" disabled>
              Expertos
            </Button>
          )}
        </div>
      )}
      {open === 'labs' && <LabsPanel response={response} />}
      {open === 'advice' && <AdvicePanel advice={advice} />}
    </div>
  )
}

/** The balance each time that the test was taken, the newest first. */
function History({ results }: { results: readonly FormResponse[] }) {
  return (
    <table className={styles.table}>
      <caption>Tus resultados anteriores</caption>
      <thead>
        <tr>
          <th scope="col">Día</th>
          <th scope="col">Balance de Salud</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ id, day, balance }) => (
          <tr key={id}>
            <td>{shortDate(day)}</td>
            <td>{balance} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
