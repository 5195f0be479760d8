import { useState } from 'react'
import { allOf } from 'shared/query'
import { useAliments } from '../../catalogue/useAliments'
import { type ExclusionChange, useExcluding } from '../../exclusions/useExcluding'
import { useExclusions } from '../../exclusions/useExclusions'
import { DietScreen } from '../../plan/DietScreen'
import { Exclusions } from './Exclusions'

/**
 * /user/comidas/evitar: the foods to leave out of plans, swaps and the shopping list
 * (shared/product/diet.md#avoided-foods).
 */
export default function ExclusionsScreen() {
  const aliments = useAliments()
  const exclusions = useExclusions()
  const loading = allOf(aliments, exclusions)
  const [last, setLast] = useState<{ done: ExclusionChange; undo: ExclusionChange }>()
  const { busy, change } = useExcluding((done, undo) => setLast({ done, undo }))
  return (
    <DietScreen>
      <Exclusions
        aliments={aliments.data}
        exclusions={exclusions.data}
        busy={busy}
        onChange={(alimentId, reason) => change({ alimentId, reason })}
        last={last?.done}
        onUndo={() => {
          if (last) change(last.undo, { onSuccess: () => setLast(undefined) })
        }}
        failed={loading.failed}
        retrying={loading.retrying}
        onRetry={loading.retry}
      />
    </DietScreen>
  )
}
