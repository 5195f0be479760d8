import { CircleCheckIcon } from 'shared/ui/BasicIcon'
import { Button } from 'shared/ui/Button'
import { ChevronLeftIcon, ChevronRightIcon } from 'shared/ui/Icon'
import { IconButton } from 'shared/ui/IconButton'
import { courseTexts } from '../../messages'
import styles from './SubtopicSteps.module.css'
import type { Subtopic } from './SubtopicView'
import type { stepsOf } from './stepsOf'

interface SubtopicStepsProps {
  subtopic: Subtopic
  steps: ReturnType<typeof stepsOf>
  /** The progress is not there yet, so it cannot be changed. */
  waiting: boolean
}

/** *Previous*, *Marcar Completado* or *No Completado*, and *next*. */
export function SubtopicSteps({ subtopic: { status }, steps, waiting }: SubtopicStepsProps) {
  const { at, of, previous, next, setCompleted } = steps
  return (
    <div className={styles.steps}>
      <IconButton
        variant="outlined"
        label={at === 0 ? 'Volver a la lista' : 'Anterior'}
        icon={<ChevronLeftIcon />}
        onClick={previous}
      />
      <Button
        className={styles.mark}
        variant={status ? 'secondary' : 'primary'}
        size="small"
        disabled={waiting}
        icon={status ? undefined : <CircleCheckIcon size="small" />}
        onClick={() => setCompleted(!status)}
      >
        {status ? courseTexts.notComplete : courseTexts.complete}
      </Button>
      <IconButton
        variant="outlined"
        label={at === of - 1 ? courseTexts.finish : 'Siguiente'}
        icon={<ChevronRightIcon />}
        disabled={waiting}
        onClick={next}
      />
    </div>
  )
}
