import { useDraft } from 'shared/forms/useDraft'
import { textOf, useForm } from 'shared/forms/useForm'
import { TextArea } from 'shared/ui/TextArea'
import type { RatingBody, Score } from '../../../../contract/ratings'
import type { Recipe } from '../../../../contract/recipes'
import { ratingMessages } from '../../../../messages'
import styles from './RatingForm.module.css'
import { ScoreChoice } from './ScoreChoice'

/** The part of a rating that a person fills in. */
export type TypedRating = Pick<RatingBody, 'score' | 'comments'>

export interface RatingOutcome {
  /** Whether it was sent, or waits on the device. */
  sent: boolean
  /** The reason why it was refused, if the person can mend it. */
  problem?: string
}

export interface RatingFormProps {
  id: string
  recipe: Pick<Recipe, 'id' | 'name'>
  onSend: (rating: TypedRating) => Promise<RatingOutcome>
}

/** The rows of the comment box (shared/product/diet.md#consumed). */
const COMMENT_ROWS = 6

/** Score and comment. They stay until they have been sent, also after the modal is closed or the page reloaded. */
export function RatingForm({ id, recipe, onSend }: RatingFormProps) {
  const { field, formProps } = useForm({
    validate: data => ({ score: textOf(data, 'score') ? undefined : ratingMessages.noScore }),
    submit: async data => {
      const score = textOf(data, 'score') as Score
      const { sent, problem } = await onSend({ score, comments: textOf(data, 'comments') })
      if (sent) {
        formProps.ref.current?.reset()
        draft.forget()
      }
      return { comments: problem }
    },
  })
  const draft = useDraft(`rating.${recipe.id}`, formProps.ref)
  return (
    <form {...formProps} id={id} className={styles.form}>
      <p className={styles.name}>{recipe.name}</p>
      <ScoreChoice {...field('score')} />
      <TextArea label="Comentario" optional rows={COMMENT_ROWS} {...field('comments')} />
    </form>
  )
}
