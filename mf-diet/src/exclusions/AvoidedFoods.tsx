import { AlertIcon, BanIcon } from 'shared/ui/Icon'
import type { Aliment, Exclusion } from '../../contract/foods'
import type { Ingredient } from '../../contract/recipes'
import { avoidedWords } from '../../rules/allergens/allergyWords'
import { excludedFoodsIn } from '../../rules/foods/excludedFoods'
import styles from './AvoidedFoods.module.css'

interface AvoidedFoodsProps {
  /** The ingredients after swaps. */
  ingredients: readonly Pick<Ingredient, 'aliment'>[]
  exclusions: readonly Exclusion[]
  alimentOf: (id: number) => Aliment | undefined
}

/** Warns of the excluded foods in a recipe; empty when it holds none. */
export function AvoidedFoods({ ingredients, exclusions, alimentOf }: AvoidedFoodsProps) {
  const found = excludedFoodsIn(ingredients, exclusions)
  if (found.length === 0) return null
  const allergy = found.some(({ reason }) => reason === 'allergy')
  const Icon = allergy ? AlertIcon : BanIcon
  return (
    <p className={`${styles.warning} ${allergy ? styles.allergy : styles.dislike}`}>
      <Icon size="small" className={styles.icon} />
      <span>
        <strong>Evitas:</strong> {found.map(exclusion => wordsOf(exclusion, alimentOf)).join(', ')}
      </span>
    </p>
  )
}

function wordsOf(exclusion: Exclusion, alimentOf: AvoidedFoodsProps['alimentOf']): string {
  const { alimentId, withdrawn } = exclusion
  const name = alimentOf(alimentId)?.alimentos ?? withdrawn?.alimentos ?? 'un alimento retirado'
  return avoidedWords(name, exclusion)
}
