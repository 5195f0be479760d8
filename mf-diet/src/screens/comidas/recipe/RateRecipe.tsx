import { useState } from 'react'
import { longDate } from 'shared/dates'
import { CrossIcon } from 'shared/ui/BasicIcon'
import { Button } from 'shared/ui/Button'
import { CheckIcon } from 'shared/ui/Icon'
import type { Recipe } from '../../../../contract/recipes'
import { markLater, ratingMessages } from '../../../../messages'
import styles from './RateRecipe.module.css'
import { RatingDialog } from './RatingDialog'
import type { RatingOutcome, TypedRating } from './RatingForm'

export interface Rating {
  busy: boolean
  /** Whether a consumed recipe can be marked again: outside a plan it may be eaten on other days. */
  again: boolean
  /** The day of a meal whose day has not come: it can be marked from then on. */
  opensOn?: string
  send: (rating: TypedRating) => Promise<RatingOutcome>
  /** Removes the mark of a consumed meal; undefined where it cannot be removed. */
  unmark: (() => void) | undefined
  unmarking: boolean
}

interface RateRecipeProps {
  rating: Rating
  consumed: boolean
  recipe: Pick<Recipe, 'id' | 'name'>
}

/** 'Marcar Consumido' with its rating modal; for a consumed meal the button that removes the mark, in its place. */
export function RateRecipe({ rating, consumed, recipe }: RateRecipeProps) {
  const [open, setOpen] = useState(false)
  // The recipe stays that of the opened dialog: another device may change the meal, and the rating is not of that one.
  const [rated, setRated] = useState(recipe)
  const marked = consumed && !rating.again

  async function send(body: TypedRating): Promise<RatingOutcome> {
    if (rated.id !== recipe.id) return { sent: false, problem: ratingMessages.changed(recipe.name) }
    const outcome = await rating.send(body)
    if (outcome.sent) setOpen(false)
    return outcome
  }

  function openDialog() {
    setRated(recipe)
    setOpen(true)
  }

  if (rating.opensOn && !marked) return <p className={styles.later}>{markLater(longDate(rating.opensOn))}</p>
  return (
    <>
      {/* One button in both states, so that the focus comes back to it from the modal. */}
      {(!marked || rating.unmark) && (
        <Button
          variant={marked ? 'secondary' : 'primary'}
          icon={marked ? <CrossIcon size="small" /> : <CheckIcon size="small" />}
          busy={rating.unmarking}
          busyLabel="Quitando la marca…"
          onClick={marked ? rating.unmark : openDialog}
        >
          {marked ? 'Quitar marca' : 'Marcar Consumido'}
        </Button>
      )}
      <RatingDialog
        open={open}
        onClose={() => setOpen(false)}
        recipe={rated}
        busy={rating.busy}
        onSend={send}
      />
    </>
  )
}
