import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import type { FormResponseDetail } from '../../contract/responses'
import { riskMessages } from '../../messages'
import { isRiskOf } from '../../rules/risk/helpDue'
import { answersOf, questionsOf } from '../results/answersOf'
import styles from './LastingHelp.module.css'
import { EMERGENCY, LIFELINE, TO_PSYCHOLOGY } from './ways'

/**
 * The numbers to call, with every result that has an answer that signals a risk: the dialog of the test is seen once
 * (shared/product/objetivos.md#answers-that-signal-a-risk).
 */
export function LastingHelp({ response }: { response: Pick<FormResponseDetail, 'content' | 'data'> }) {
  const answers = answersOf(response)
  const hasRisk = questionsOf(response).some(question => answers.some(given => isRiskOf(question, given)))
  if (!hasRisk) return null
  return (
    <section aria-label={riskMessages.title} className={styles.help}>
      <p>{riskMessages.lasting}</p>
      <div className={styles.ways}>
        <Button href={LIFELINE} variant="secondary" size="small">
          {riskMessages.lifelineName} {riskMessages.lifelineNumber}
        </Button>
        <Button href={EMERGENCY} variant="secondary" size="small">
          {riskMessages.emergency}
        </Button>
        <ButtonLink to={TO_PSYCHOLOGY} variant="secondary" size="small">
          {riskMessages.appointment}
        </ButtonLink>
      </div>
    </section>
  )
}
