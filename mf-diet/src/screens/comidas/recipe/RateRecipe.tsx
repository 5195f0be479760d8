import { useState } from 'react'
import { Button } from 'shared/ui/Button'
import { CheckIcon } from 'shared/ui/Icon'
import type { RatingBody } from '../../../../contract'
import { useOnce } from '../../../own/useOnce'
import { RatingDialog, type RatingDraft } from './RatingDialog'

export interface Rating {
  busy: boolean
  /** Why the last one was not taken, where the person can do something about it. */
  problem?: string
  /** Answers whether the server has it. */
  send: (rating: RatingBody) => Promise<boolean>
}

const EMPTY: RatingDraft = { score: undefined, comments: '' }

/** 'Marcar Consumido' and the rating it asks for. What was typed stays until it has been sent. */
export function RateRecipe({ rating, name }: { rating: Rating; name: string }) {
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState(EMPTY)
  const [refused, setRefused] = useState<RatingDraft>()

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
        // What is being changed is not what was refused.
        problem={refused === draft ? rating.problem : undefined}
        onSend={send}
      />
    </>
  )
}
