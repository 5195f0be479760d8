import { useState } from 'react'
import { Button } from 'shared/ui/Button'
import { PrinterIcon, ShareIcon } from 'shared/ui/Icon'
import type { ShoppingList } from '../../../contract/shopping'
import type { ShoppingGroup } from '../../../rules/shopping/marketOrder'
import { shoppingText } from '../../../rules/shopping/shoppingText'
import styles from './ChecklistTools.module.css'
import { shareText } from './shareText'

interface ChecklistToolsProps {
  list: ShoppingList
  groups: readonly ShoppingGroup[]
  /** Whether only the progress is shown. */
  folded: boolean
  hiding: boolean
  onHiding: (hiding: boolean) => void
  onTick: (alimentId: number, checked: boolean) => void
}

/** The progress of the shopping, and the actions on the list as a whole. */
export function ChecklistTools({ list, groups, folded, hiding, onHiding, onTick }: ChecklistToolsProps) {
  const [unticked, setUnticked] = useState<readonly number[]>([])
  const checked = new Set(list.checked)
  const ids = groups.flatMap(({ items }) => items.map(({ aliment }) => aliment.id))
  const bought = ids.filter(id => checked.has(id))

  function tickAll(alimentIds: readonly number[], isChecked: boolean) {
    for (const id of alimentIds) onTick(id, isChecked)
    setUnticked(isChecked ? [] : alimentIds)
  }

  return (
    <div className={styles.tools}>
      <div className={styles.progress}>
        <p role="status">
          <strong>
            {bought.length} de {ids.length}
          </strong>{' '}
          en tu canasta
        </p>
        <progress className={styles.bar} aria-label="En tu canasta" value={bought.length} max={ids.length} />
      </div>
      <div className={styles.row} hidden={folded}>
        <label className={styles.hide}>
          <input type="checkbox" checked={hiding} onChange={event => onHiding(event.target.checked)} />
          Ocultar lo comprado
        </label>
        {bought.length > 0 ? (
          <Button variant="quiet" size="small" onClick={() => tickAll(bought, false)}>
            Desmarcar todo
          </Button>
        ) : (
          unticked.length > 0 && (
            <Button variant="quiet" size="small" onClick={() => tickAll(unticked, true)}>
              Deshacer
            </Button>
          )
        )}
      </div>
      <div className={styles.row} hidden={folded}>
        <Button
          variant="secondary"
          size="small"
          icon={<ShareIcon size="small" />}
          onClick={() => void shareText(shoppingText(groups, checked, list))}
        >
          Compartir
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<PrinterIcon size="small" />}
          onClick={() => window.print()}
        >
          Imprimir
        </Button>
      </div>
    </div>
  )
}
