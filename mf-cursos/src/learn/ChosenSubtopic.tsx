import { useEffect, useRef, useState } from 'react'
import { Card } from 'shared/ui/Card'
import { Dialog } from 'shared/ui/Dialog'
import type { Topic } from '../../rules/courseTree'
import { ProgressNotLoaded } from '../progress/ProgressNotLoaded'
import type { useProgress } from '../progress/useProgress'
import styles from './ChosenSubtopic.module.css'
import { FinishTopicDialog } from './FinishTopicDialog'
import { SubtopicSteps } from './SubtopicSteps'
import { type Subtopic, SubtopicView } from './SubtopicView'
import { stepsOf } from './stepsOf'
import { storeOpened, wasOpened } from './storedPosition'
import { useIsDesktop } from './useIsDesktop'

export interface Chosen {
  topic: Topic
  subtopic: Subtopic
}

interface ChosenSubtopicProps {
  courseId: number
  /** Undefined: none is shown. */
  chosen: Chosen | undefined
  onShow: (subtopic: number | undefined) => void
  progress: Pick<ReturnType<typeof useProgress>, 'setCompleted' | 'completeTopic' | 'isReady' | 'loading'>
}

/** The chosen subtopic: beside the list on a desktop, in a modal on a small screen. */
export function ChosenSubtopic({ courseId, chosen, onShow, progress }: ChosenSubtopicProps) {
  const isDesktop = useIsDesktop()
  const openedId = chosen?.subtopic.id
  useEffect(() => {
    if (openedId !== undefined) storeOpened(courseId, openedId)
  }, [courseId, openedId])
  // The content stays while the modal closes.
  const [last, setLast] = useState(chosen)
  if (chosen && chosen !== last) setLast(chosen)
  const shown = chosen ?? (isDesktop ? undefined : last)
  const [asking, setAsking] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const [isFull, setFull] = useState(false)
  if (!shown) return null

  const { topic, subtopic } = shown
  const unopened = topic.subtemas.filter(({ id, status }) => !status && id !== subtopic.id && !wasOpened(id))
  function finish() {
    setAsking(false)
    progress.completeTopic(topic)
    onShow(undefined)
  }
  const steps = (
    <SubtopicSteps
      subtopic={subtopic}
      steps={stepsOf(
        topic,
        subtopic,
        { ...progress, finish: () => (unopened.length > 0 ? setAsking(true) : finish()) },
        onShow,
      )}
      waiting={!progress.isReady}
    />
  )
  const question = (
    <FinishTopicDialog
      open={asking}
      unopened={unopened}
      onClose={() => setAsking(false)}
      onSee={id => {
        setAsking(false)
        onShow(id)
      }}
      onFinish={finish}
    />
  )
  const staged = (
    <div ref={stage} className={styles.stage}>
      <SubtopicView
        key={subtopic.id}
        subtopic={subtopic}
        titleHidden={!isDesktop && !isFull}
        stage={stage}
        onFullScreen={setFull}
      />
      {(isDesktop || isFull) && <div className={styles.steps}>{steps}</div>}
    </div>
  )
  if (isDesktop) {
    return (
      <Card as="section" aria-label="Subtema">
        {staged}
        {question}
      </Card>
    )
  }
  return (
    <>
      <Dialog
        open={chosen !== undefined}
        onClose={() => onShow(undefined)}
        title={subtopic.name}
        size="large"
        footer={steps}
      >
        <ProgressNotLoaded loading={progress.loading} />
        {staged}
      </Dialog>
      {question}
    </>
  )
}
