import { useAtom } from 'jotai'
import { useState } from 'react'
import { Button } from 'shared/ui/Button'
import { CheckIcon } from 'shared/ui/Icon'
import type { RatingBody, Recipe } from '../../../../contract'
import { useOnce } from '../../../useOnce'
import { RatingDialog, type RatingDraft } from './RatingDialog'
import { ratingDraftsAtom } from './ratingDrafts'

export interface Rating {
  busy: boolean
  /** The reason why the last rating was refused, if the person can mend it. */
  problem?: string
  /** Resolves to whether the rating was sent or waits on the device. */
  send: (rating: RatingBody) => Promise<boolean>
}

interface RateRecipeProps {
  rating: Rating
  recipe: Pick<Recipe, 'id' | 'name'>
}

const EMPTY: RatingDraft = { score: undefined, comments: '' }

/**
 * 'Marcar Consumido' and its rating modal. A typed rating is kept until it has been sent, also after leaving the
 * recipe.
 */
export function RateRecipe({ rating, recipe: { id, name } }: RateRecipeProps) {
  const [open, setOpen] = useState(false)
  const [drafts, setDrafts] = useAtom(ratingDraftsAtom)
  const [refused, setRefused] = useState<RatingDraft>()
  const draft = drafts[id] ?? EMPTY
  const setDraft = (next: RatingDraft) => setDrafts(before => ({ ...before, [id]: next }))

  const send = useOnce(async (body: RatingBody) => {
    if (!(await rating.send(body))) return setRefused(draft)
    setOpen(false)
    setDraft(EMPTY)
  })

  return (
    <>
      <Button icon={<CheckIcon size="small" />} onClick={() => setOpen(true)}>
        Marcar Consumido
      </Button>
      <RatingDialog
        open={open}
        onClose={() => setOpen(false)}
        name={name}
        draft={draft}
        onDraft={setDraft}
        busy={rating.busy}
        // The problem belongs to the refused draft only, not to its later changes.
        problem={refused === draft ? rating.problem : undefined}
        onSend={send}
      />
    </>
  )
}
