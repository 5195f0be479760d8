import { useMemo, useState } from 'react'
import { Dialog } from 'shared/ui/Dialog'
import { TextField } from 'shared/ui/TextField'
import type { Aliment } from '../../../../contract'
import { displayedQuantity } from '../../../../rules/foods/displayedQuantity'
import { searchBy } from '../../../../rules/recipes/searchBy'
import type { IngredientLine } from './IngredientRow'
import styles from './SwapIngredientDialog.module.css'

interface SwapIngredientDialogProps {
  open: boolean
  onClose: () => void
  line: IngredientLine
  choices: readonly Aliment[]
  onPick: (aliment: Aliment) => void
}

/** With more than these, searching is quicker than looking. */
const FEW = 8

/** What an ingredient can be changed for, each in the quantity that would stand in its place. */
export function SwapIngredientDialog({ open, onClose, line, choices, onPick }: SwapIngredientDialogProps) {
  const { aliment, original, quantity } = line
  const [query, setQuery] = useState('')
  const search = useMemo(() => searchBy(choices, choice => [choice.alimentos]), [choices])
  const found = search(query)

  function leave() {
    setQuery('')
    onClose()
  }

  function pick(choice: Aliment) {
    setQuery('')
    onPick(choice)
  }

  return (
    <Dialog open={open} onClose={leave} title={`Cambiar ${aliment.alimentos}`} size="small">
      <div className={styles.swap}>
        <p className={styles.group}>
          {original.grupo} · {original.subGrupo}
        </p>
        {choices.length > FEW && (
          <TextField
            type="search"
            label="Buscar un ingrediente"
            value={query}
            onChange={event => setQuery(event.target.value)}
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
          {found.length === 0 && `No encontramos ingredientes con «${query.trim()}».`}
        </p>
      </div>
    </Dialog>
  )
}
