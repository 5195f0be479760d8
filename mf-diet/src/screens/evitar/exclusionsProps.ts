import type { ReactNode } from 'react'
import type { Aliment, Allergen, Exclusion } from '../../../contract/foods'
import type { ExclusionChange } from '../../exclusions/useExcluding'

export interface AllergyChange {
  allergen: string
  marked: boolean
}

export interface ExclusionsProps {
  /** Undefined while they are loading. */
  aliments: readonly Aliment[] | undefined
  exclusions: readonly Exclusion[] | undefined
  allergens: readonly Allergen[] | undefined
  /** Allergens whose change is being sent to the server. */
  marking: ReadonlySet<string>
  onMark: (allergen: string, marked: boolean) => void
  /** Foods whose change is being sent to the server. */
  busy: ReadonlySet<number>
  /** Without a reason the food is no longer excluded. */
  onChange: (alimentId: number, reason: Exclusion['reason'] | undefined, onlyThis?: boolean) => void
  /** The last change, of a food or of an allergen, which can be undone. */
  last: ExclusionChange | AllergyChange | undefined
  onUndo: () => void
  /** The saved meals that hold what the person avoids. */
  planned?: ReactNode
  failed: boolean
  retrying: boolean
  onRetry: () => void
}
