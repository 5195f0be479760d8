import type { ReactNode } from 'react'
import { Link } from 'shared/router'
import { CircleCheckIcon } from 'shared/ui/BasicIcon'
import { CircleIcon, ShuffleIcon, SwapIcon } from 'shared/ui/Icon'
import { IconButton } from 'shared/ui/IconButton'
import type { Recipe } from '../../../contract/recipes'
import { pictureOf } from '../../catalogue/pictureOf'
import { RecipePicture } from '../../picture/RecipePicture'
import styles from './WeekMeal.module.css'

interface WeekMealProps {
  /** The slot's name. */
  name: string
  recipe: Recipe | undefined
  /** The address of the recipe, for this day. */
  to: string
  consumed: boolean
  /** Of the foods in it that the person avoids. */
  warning?: ReactNode
  onShuffle: () => void
  /** Undefined for a snack: only a main meal can be chosen from a list. */
  onSwap: (() => void) | undefined
}

/**
 * One meal of an open day: its recipe with a link, whether it is consumed, shuffle, and for a main meal a button to
 * choose another one.
 */
export function WeekMeal({ name, recipe, to, consumed, warning, onShuffle, onSwap }: WeekMealProps) {
  const words = (
    <>
      <RecipePicture
        className={styles.picture}
        src={recipe && pictureOf(recipe)}
        alt=""
        width={800}
        height={600}
      />
      <span className={styles.words}>
        <span className={styles.slot}>{name}</span>
        <span className={styles.name} aria-live="polite">
          {recipe?.name ?? 'Elige otra receta'}
        </span>
        <span className={consumed ? styles.consumed : styles.ahead}>
          {consumed ? <CircleCheckIcon size="small" /> : <CircleIcon size="small" />}
          {consumed ? 'Consumido' : 'Sin consumir'}
        </span>
      </span>
    </>
  )
  return (
    <li className={styles.meal} aria-label={name}>
      {recipe ? (
        <Link className={`${styles.what} ${styles.pressable}`} to={to}>
          {words}
        </Link>
      ) : (
        <div className={styles.what}>{words}</div>
      )}
      <div className={styles.tools}>
        <IconButton
          variant="tinted"
          label={`Cambiar ${name} al azar`}
          icon={<ShuffleIcon />}
          onClick={onShuffle}
        />
        {onSwap && (
          <IconButton
            variant="outlined"
            label={`${name}: elegir otra receta`}
            icon={<SwapIcon />}
            onClick={onSwap}
          />
        )}
      </div>
      {warning}
    </li>
  )
}
