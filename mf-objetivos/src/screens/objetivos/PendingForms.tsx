import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { pendingMessages } from '../../../messages'
import type { PendingTest } from '../../tests/personTests'
import styles from './Objetivos.module.css'

interface PendingFormsProps {
  tests: readonly PendingTest[]
  onTake: (formId: number) => void
}

export function PendingForms({ tests, onTake }: PendingFormsProps) {
  return (
    <Card as="section" aria-labelledby="pending-tests">
      <h2 id="pending-tests" className={styles.title}>
        Tests por responder
      </h2>
      <ul className={styles.list}>
        {tests.map(({ form, begun, again }) => (
          <li key={form.id} className={styles.row}>
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
          </li>
        ))}
      </ul>
    </Card>
  )
}
