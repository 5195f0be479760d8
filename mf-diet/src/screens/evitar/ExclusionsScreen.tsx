import { useState } from 'react'
import { allOf } from 'shared/query'
import { useAllergies, useMarkingAllergies } from '../../allergies/useAllergies'
import { useAliments } from '../../catalogue/useAliments'
import { type ExclusionChange, useExcluding } from '../../exclusions/useExcluding'
import { useExclusions } from '../../exclusions/useExclusions'
import { DietScreen } from '../../plan/DietScreen'
import { Exclusions } from './Exclusions'
import type { AllergyChange } from './exclusionsProps'
import { PlannedAllergens } from './PlannedAllergens'

type LastChange = Record<'done' | 'undo', ExclusionChange | AllergyChange>

/**
 * /user/comidas/evitar: the foods to leave out of plans, swaps and the shopping list
 * (shared/product/diet.md#avoided-foods).
 */
export default function ExclusionsScreen() {
  const aliments = useAliments()
  const exclusions = useExclusions()
  const allergies = useAllergies()
  const loading = allOf(aliments, exclusions, allergies)
  const [last, setLast] = useState<LastChange>()
  const { busy, change } = useExcluding((done, undo) => setLast({ done, undo }))
  const marking = useMarkingAllergies(done => setLast({ done, undo: { ...done, marked: !done.marked } }))

  function undo() {
    if (!last) return
    const onSuccess = () => setLast(undefined)
    if ('allergen' in last.undo) marking.mark(last.undo, { onSuccess })
    else change(last.undo, { onSuccess })
  }

  return (
    <DietScreen>
      <Exclusions
        aliments={aliments.data}
        exclusions={exclusions.data}
        busy={busy}
        allergens={allergies.data}
        marking={marking.busy}
        onMark={(allergen, marked) => marking.mark({ allergen, marked })}
        onChange={(alimentId, reason, onlyThis) => change({ alimentId, reason, onlyThis })}
        last={last?.done}
        onUndo={undo}
        planned={exclusions.data?.some(({ reason }) => reason === 'allergy') && <PlannedAllergens />}
        failed={loading.failed}
        retrying={loading.retrying}
        onRetry={loading.retry}
      />
    </DietScreen>
  )
}
