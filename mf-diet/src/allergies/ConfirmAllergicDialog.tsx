import { useRef } from 'react'
import { longDate } from 'shared/dates'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import { AlertIcon } from 'shared/ui/Icon'
import type { Aliment } from '../../contract/foods'
import { allergyMessages } from '../../messages'
import { allergyWords } from '../../rules/allergens/allergyWords'
import { SLOTS } from '../plan/slots'
import styles from './ConfirmAllergicDialog.module.css'
import type { Question } from './confirming'

interface ConfirmAllergicDialogProps {
  question: Question | undefined
  aliments: readonly Pick<Aliment, 'id' | 'alimentos'>[]
}

/** Names the foods meal by meal; not saving is the louder answer. */
export function ConfirmAllergicDialog({ question, aliments }: ConfirmAllergicDialogProps) {
  // While it closes it shows its old content.
  const shown = useRef(question)
  if (question) shown.current = question
  const { plan, foods = [] } = shown.current ?? {}
  const nameOf = (id: number) => aliments.find(aliment => aliment.id === id)?.alimentos ?? 'Un alimento'
  return (
    <Dialog
      open={question !== undefined}
      onClose={() => question?.answer(false)}
      title={allergyMessages.confirmTitle}
      size="small"
      footer={
        <div className={styles.actions}>
          <Button onClick={() => question?.answer(false)}>Cambiar mi plan</Button>
          <Button variant="secondary" onClick={() => question?.answer(true)}>
            Guardar de todos modos
          </Button>
        </div>
      }
    >
      <p>Tu plan del {longDate(plan?.day ?? '2000-01-01')} lleva lo que evitas por alergia:</p>
      <ul className={styles.foods}>
        {foods.map(({ slot, exclusion }) => (
          <li key={`${slot} ${exclusion.alimentId}`} className={styles.food}>
            <AlertIcon size="small" className={styles.icon} />
            <span>
              <strong>{SLOTS.find(known => known.slot === slot)?.name}:</strong>{' '}
              {allergyWords(nameOf(exclusion.alimentId), exclusion)}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
