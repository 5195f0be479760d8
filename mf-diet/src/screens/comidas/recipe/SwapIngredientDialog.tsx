import { useMemo, useState } from 'react'
import { searchBy } from 'shared/text/searchBy'
import { Dialog } from 'shared/ui/Dialog'
import { SearchField } from 'shared/ui/SearchField'
import type { Aliment } from '../../../../contract/foods'
import { displayedQuantity } from '../../../../rules/foods/displayedQuantity'
import { type DoubtfulChoice, DoubtfulChoices } from './DoubtfulChoices'
import type { IngredientLine } from './IngredientRow'
import styles from './SwapIngredientDialog.module.css'

interface SwapIngredientDialogProps {
  open: boolean
  onClose: () => void
  line: IngredientLine
  choices: readonly Aliment[]
  /** Further alternatives, not known to be free of what the person avoids. */
  doubtful: readonly DoubtfulChoice[]
  /** `confirmed`: the person takes a doubtful one all the same. */
  onPick: (aliment: Aliment, confirmed: boolean) => void
}

/** The number of alternatives above which a search field is shown. */
const FEW = 8

/**
 * The alternatives of an ingredient, each in the equivalent quantity. Closed without a pick, it shows the same search
 * when it opens again for that ingredient.
 */
export function SwapIngredientDialog({
  open,
  onClose,
  line,
  choices,
  doubtful,
  onPick,
}: SwapIngredientDialogProps) {
  const { aliment, original, quantity } = line
  const [search, setSearch] = useState({ of: original.id, query: '' })
  const query = search.of === original.id ? search.query : ''
  const searchIn = useMemo(() => searchBy(choices, choice => [choice.alimentos]), [choices])
  const found = searchIn(query)

  function pick(choice: Aliment, confirmed = false) {
    setSearch({ of: original.id, query: '' })
    onPick(choice, confirmed)
  }

  return (
    <Dialog open={open} onClose={onClose} title={`Cambiar ${aliment.alimentos}`} size="small">
      <div className={styles.swap}>
        <p className={styles.group}>
          {original.grupo} · {original.subGrupo}
        </p>
        {choices.length > FEW && (
          <SearchField
            label="Buscar un ingrediente"
            value={query}
            onChange={typed => setSearch({ of: original.id, query: typed })}
          />
        )}
        <ul className={styles.choices} aria-label="Alternativas">
          {found.map(choice => (
            <li key={choice.id}>
              <button type="button" className={styles.choice} onClick={() => pick(choice)}>
                <span>
                  {choice.alimentos}
                  {choice.id === original.id && <span className={styles.original}>Como en la receta</span>}
                </span>
                <span className={styles.quantity}>{displayedQuantity(choice, quantity)}</span>
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className={styles.group}>
          {found.length === 0 && query.trim() !== '' && `No encontramos ingredientes con «${query.trim()}».`}
        </p>
        <DoubtfulChoices choices={doubtful} quantity={quantity} onPick={choice => pick(choice, true)} />
      </div>
    </Dialog>
  )
}
