import { AlertIcon, SwapIcon } from 'shared/ui/Icon'
import { IconButton } from 'shared/ui/IconButton'
import type { Aliment } from '../../../../contract'
import { displayedQuantity } from '../../../../rules/displayedQuantity'
import styles from './IngredientTable.module.css'

export interface IngredientLine {
  /** What the person takes. */
  aliment: Aliment
  /** What the recipe says. */
  original: Aliment
  /** The ingredient's quantity times the portions: how often the suggested quantity is taken. */
  quantity: number
}

interface IngredientRowProps {
  line: IngredientLine
  /** It is one of the foods the person leaves out. */
  avoided: boolean
  /** Nothing where there is no other food of its group and subgroup. */
  onChange?: () => void
}

export function IngredientRow({ line, avoided, onChange }: IngredientRowProps) {
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
        {avoided && (
          <span className={styles.avoided}>
            <AlertIcon size="small" />
            Es un alimento que evitas
          </span>
        )}
      </th>
      <td className={styles.quantity}>{displayedQuantity(aliment, quantity)}</td>
    </tr>
  )
}
