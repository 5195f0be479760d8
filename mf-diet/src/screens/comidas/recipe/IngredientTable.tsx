import { useState } from 'react'
import type { Exclusion } from '../../../../contract/foods'
import type { IngredientSwapBody, Recipe } from '../../../../contract/recipes'
import { alternativesOf } from '../../../../rules/foods/isIngredientAlternative'
import type { Catalogue } from '../../../catalogue/catalogueOf'
import { AvoidedFoods } from '../../../exclusions/AvoidedFoods'
import { type IngredientLine, IngredientRow } from './IngredientRow'
import styles from './IngredientTable.module.css'
import { SwapIngredientDialog } from './SwapIngredientDialog'

interface IngredientTableProps {
  recipe: Recipe
  catalogue: Catalogue
  exclusions: readonly Exclusion[]
  portions: number
  onSwap: (swap: IngredientSwapBody) => void
}

/** The ingredient table (shared/product/diet.md#recipe-detail) and, for each ingredient, its alternatives. */
export function IngredientTable({ recipe, catalogue, exclusions, portions, onSwap }: IngredientTableProps) {
  const [opened, setOpened] = useState<IngredientLine>()
  const [open, setOpen] = useState(false)
  const excluded = new Set(exclusions.map(({ alimentId }) => alimentId))
  const doubtful = new Map(
    exclusions.filter(({ because }) => because?.unknown).map(exclusion => [exclusion.alimentId, exclusion]),
  )

  const lines = catalogue.ingredientsOf(recipe).flatMap(({ aliment: id, original: from, quantity }) => {
    const [aliment, original] = [catalogue.alimentOf(id), catalogue.alimentOf(from)]
    return aliment && original ? [{ aliment, original, quantity: quantity * portions }] : []
  })

  /**
   * The alternatives of the original and, after a swap, the original itself; without the food that is shown already.
   */
  const choicesFor = ({ aliment, original }: IngredientLine) => [
    ...(aliment.id !== original.id && !excluded.has(original.id) ? [original] : []),
    ...alternativesOf(original, catalogue.aliments, excluded).filter(({ id }) => id !== aliment.id),
  ]

  /** The alternatives of which nobody knows whether they hold what the person avoids. */
  const doubtfulFor = ({ aliment, original }: IngredientLine) =>
    alternativesOf(original, catalogue.aliments, new Set([aliment.id])).flatMap(other => {
      const exclusion = doubtful.get(other.id)
      return exclusion ? [{ aliment: other, exclusion }] : []
    })

  return (
    <>
      <AvoidedFoods
        ingredients={catalogue.ingredientsOf(recipe)}
        exclusions={exclusions}
        alimentOf={catalogue.alimentOf}
      />
      <div className={styles.fitted}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.change}>
                Cambiar
              </th>
              <th scope="col">Ingrediente</th>
              <th scope="col" className={styles.quantity}>
                Cantidad
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(line => (
              <IngredientRow
                key={line.original.id}
                line={line}
                onChange={
                  choicesFor(line).length + doubtfulFor(line).length > 0
                    ? () => {
                        setOpened(line)
                        setOpen(true)
                      }
                    : undefined
                }
              />
            ))}
          </tbody>
        </table>
      </div>
      {opened && (
        <SwapIngredientDialog
          open={open}
          onClose={() => setOpen(false)}
          line={opened}
          choices={choicesFor(opened)}
          doubtful={doubtfulFor(opened)}
          onPick={(chosen, confirmed) => {
            setOpen(false)
            const swap = { alimentId: opened.original.id, alimentNewId: chosen.id }
            onSwap(confirmed ? { ...swap, confirmed } : swap)
          }}
        />
      )}
    </>
  )
}
