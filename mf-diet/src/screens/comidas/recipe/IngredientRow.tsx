import { SwapIcon } from 'shared/ui/Icon'
import { IconButton } from 'shared/ui/IconButton'
import type { Aliment } from '../../../../contract/foods'
import { displayedQuantity } from '../../../../rules/foods/displayedQuantity'
import styles from './IngredientTable.module.css'

export interface IngredientLine {
  /** The food that the person takes. */
  aliment: Aliment
  /** The food of the recipe. */
  original: Aliment
  /** The ingredient's quantity times the portions, which multiplies the suggested quantity. */
  quantity: number
}

interface IngredientRowProps {
  line: IngredientLine
  /** Undefined without another food of its group and subgroup. */
  onChange?: () => void
}

export function IngredientRow({ line, onChange }: IngredientRowProps) {
  const { aliment, original, quantity } = line
  return (
    <tr>
      <td className={styles.change}>
        {onChange && (
          <IconButton
            variant="tinted"
            label={`Cambiar ${aliment.alimentos}`}
            icon={<SwapIcon size="small" />}
            onClick={onChange}
          />
        )}
      </td>
      <th scope="row" className={styles.name}>
        {aliment.alimentos}
        {aliment.id !== original.id && (
          <span className={styles.note}>en lugar de {original.alimentos.toLocaleLowerCase('es-MX')}</span>
        )}
      </th>
      <td className={styles.quantity}>{displayedQuantity(aliment, quantity)}</td>
    </tr>
  )
}
