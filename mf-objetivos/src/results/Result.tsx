import { useState } from 'react'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { ChevronDownIcon, PrinterIcon } from 'shared/ui/Icon'
import { Skeleton } from 'shared/ui/Skeleton'
import type { FormResponse } from '../../contract/responses'
import { LastingHelp } from '../risk/LastingHelp'
import { useResponse } from '../tests/useTests'
import { AdvicePanel } from './AdvicePanel'
import { History } from './History'
import { LabsPanel } from './LabsPanel'
import styles from './Results.module.css'
import { Scores } from './Scores'

interface ResultProps {
  response: FormResponse
  earlier: readonly FormResponse[]
  /** The recommended labs are open at first. */
  withLabs?: boolean
}

/** An answered test: Balance de Salud, a bar per area, and labs, advice and experts where there are some. */
export function Result({ response, earlier, withLabs = false }: ResultProps) {
  const [open, setOpen] = useState<'labs' | 'advice' | undefined>(withLabs ? 'labs' : undefined)
  const { data, isLoadingError, isFetching, refetch } = useResponse(response.id)
  const advice = data?.advice ?? []
  const toggle = (part: 'labs' | 'advice') => setOpen(open === part ? undefined : part)
  return (
    <div className={styles.result}>
      <Scores {...response} />
      {data && <LastingHelp response={data} />}
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
            icon={<ChevronDownIcon size="small" />}
            aria-expanded={open === 'labs'}
            onClick={() => toggle('labs')}
          >
            Labs
          </Button>
          <Button
            variant="secondary"
            disabled={advice.length === 0}
            icon={<ChevronDownIcon size="small" />}
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
      {earlier.length > 0 && <History results={[response, ...earlier]} />}
      <div className={styles.print}>
        <ButtonLink
          variant="quiet"
          icon={<PrinterIcon size="small" />}
          to={`/user/objetivos?resultado=${response.id}`}
        >
          Ver para imprimir
        </ButtonLink>
      </div>
    </div>
  )
}
