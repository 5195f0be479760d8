import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { pendingMessages } from '../../../messages'
import type { PendingTest } from '../../tests/personTests'
import styles from './Objetivos.module.css'
import { type Pages, TestList } from './TestList'

interface PendingFormsProps extends Pages {
  tests: readonly PendingTest[]
  onTake: (formId: number) => void
}

export function PendingForms({ tests, onTake, ...pages }: PendingFormsProps) {
  return (
    <Card as="section" aria-labelledby="pending-tests">
      <h2 id="pending-tests" className={styles.title}>
        Tests por responder
      </h2>
      <TestList label="Tests por responder" tests={tests} keyOf={({ form }) => form.id} {...pages}>
        {({ form, begun, again }) => (
          <div className={styles.row}>
            <div className={styles.what}>
              <p className={styles.name}>{form.name}</p>
              <p className={styles.note}>
                {begun
                  ? pendingMessages.answered(begun.answered, begun.of)
                  : pendingMessages.questions(form.questionCount)}
                {again && ` · ${pendingMessages.again}`}
              </p>
            </div>
            <Button
              variant={begun ? 'primary' : 'secondary'}
              aria-label={`${begun ? 'Continuar Test' : 'Iniciar Test'}: ${form.name}`}
              onClick={() => onTake(form.id)}
            >
              {begun ? 'Continuar Test' : 'Iniciar Test'}
            </Button>
          </div>
        )}
      </TestList>
    </Card>
  )
}
