import { useRef } from 'react'
import { CrossIcon } from 'shared/ui/BasicIcon'
import { EmptyState } from 'shared/ui/EmptyState'
import { IconButton } from 'shared/ui/IconButton'
import { exclusionMessages } from '../../../messages'
import { isOwnMark } from '../../../rules/allergens/exclusionsByAllergen'
import styles from './ExcludedFoods.module.css'
import type { ExclusionsProps } from './exclusionsProps'
import { ReasonChoice } from './ReasonChoice'
import { WholeAllergen } from './WholeAllergen'

interface ExcludedFoodsProps extends Pick<ExclusionsProps, 'busy' | 'onChange'> {
  aliments: NonNullable<ExclusionsProps['aliments']>
  exclusions: NonNullable<ExclusionsProps['exclusions']>
  /** Whether an allergy leaves foods out that are not in this list. */
  allergic: boolean
}

const { compare } = new Intl.Collator('es')

/** The foods that the person leaves out, each with its reason and a button to remove it. */
export function ExcludedFoods({ aliments, exclusions, allergic, busy, onChange }: ExcludedFoodsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const allergensOf = new Map(aliments.map(({ id, allergens = [] }) => [id, allergens]))
  const nameOf = new Map(aliments.map(({ id, alimentos }) => [id, alimentos]))
  const named = exclusions.map(exclusion => ({
    ...exclusion,
    name: nameOf.get(exclusion.alimentId) ?? exclusion.withdrawn?.alimentos ?? 'Alimento retirado',
  }))
  const alike = (alimentId: number) => named.filter(({ resembles }) => resembles === alimentId)
  const foods = named
    .filter(isOwnMark)
    .map(food => ({ ...food, reason: food.marked ?? food.reason }))
    .sort((a, b) => compare(a.name, b.name))

  function remove(alimentId: number) {
    onChange(alimentId, undefined)
    // The row is removed with the button that has the focus.
    heading.current?.focus({ preventScroll: true })
  }

  return (
    <section className={styles.section} aria-labelledby="evitas">
      <h2 id="evitas" ref={heading} tabIndex={-1}>
        Los que evitas{foods.length > 0 && ` (${foods.length})`}
      </h2>
      {foods.length === 0 ? (
        <EmptyState level="h3" title={allergic ? exclusionMessages.onlyAllergies : exclusionMessages.none}>
          {allergic ? exclusionMessages.onlyAllergiesHow : exclusionMessages.noneHow}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {foods.map(({ alimentId, name, reason, withdrawn, onlyThis = false }) => (
            <li key={alimentId} className={styles.food}>
              <span className={styles.name}>
                {name}
                {withdrawn && (
                  <span className={styles.note}>{noteOf(alike(alimentId).map(other => other.name))}</span>
                )}
              </span>
              <ReasonChoice
                food={name}
                reason={reason}
                busy={busy.has(alimentId)}
                onReason={next => onChange(alimentId, next)}
              />
              {reason === 'allergy' && (
                <WholeAllergen
                  food={name}
                  allergens={allergensOf.get(alimentId) ?? []}
                  onlyThis={onlyThis}
                  busy={busy.has(alimentId)}
                  onOnlyThis={only => onChange(alimentId, 'allergy', only)}
                />
              )}
              <IconButton
                label={`Quitar ${name}`}
                icon={<CrossIcon />}
                disabled={busy.has(alimentId)}
                onClick={() => remove(alimentId)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The note of a food that the practice has withdrawn: it is still avoided, and so are those that resemble it. */
function noteOf(alike: readonly string[]): string {
  const still = 'Ya no está en las recetas; lo seguimos evitando.'
  return alike.length > 0 ? `${still} También evitamos los que se le parecen: ${alike.join(', ')}.` : still
}
