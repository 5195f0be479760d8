import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import { courseTexts } from '../../messages'
import styles from './FinishTopicDialog.module.css'
import type { Subtopic } from './SubtopicView'

interface FinishTopicDialogProps {
  open: boolean
  /** The subtopics that the person has neither completed nor opened on this device. */
  unopened: readonly Subtopic[]
  onClose: () => void
  onSee: (subtopic: number) => void
  onFinish: () => void
}

/** Says before a topic is completed which of its subtopics are completed with it unseen. */
export function FinishTopicDialog({ open, unopened, onClose, onSee, onFinish }: FinishTopicDialogProps) {
  const [first] = unopened
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={courseTexts.finishTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onFinish}>
            {courseTexts.finish}
          </Button>
          <Button onClick={() => first && onSee(first.id)}>{courseTexts.seeFirst}</Button>
        </>
      }
    >
      <p>{courseTexts.unopened(unopened.length)}</p>
      <ul className={styles.list}>
        {unopened.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Dialog>
  )
}
