import { CircleCheckIcon } from 'shared/ui/BasicIcon'
import { ChevronRightIcon, CircleIcon, ShuffleIcon } from 'shared/ui/Icon'
import { IconButton } from 'shared/ui/IconButton'
import { RecipePicture } from 'shared/ui/RecipePicture'
import { VisuallyHidden } from 'shared/ui/VisuallyHidden'
import type { Recipe } from '../../../contract'
import { pictureOf } from '../../catalogue/pictureOf'
import styles from './WeekMeal.module.css'

interface WeekMealProps {
  /** The slot's name. */
  name: string
  recipe: Recipe | undefined
  consumed: boolean
  onShuffle: () => void
  /** Nothing for a snack. */
  onSwap: (() => void) | undefined
}

/** One meal of an open day: what it is, whether it is consumed, shuffle, and for a main meal the way to choose. */
export function WeekMeal({ name, recipe, consumed, onShuffle, onSwap }: WeekMealProps) {
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
      {onSwap ? (
        <button type="button" className={`${styles.what} ${styles.pressable}`} onClick={onSwap}>
          {words}
          <VisuallyHidden>(elegir otra receta)</VisuallyHidden>
          <ChevronRightIcon size="small" className={styles.more} />
        </button>
      ) : (
        <div className={styles.what}>{words}</div>
      )}
      <IconButton
        variant="tinted"
        label={`Cambiar ${name} al azar`}
        icon={<ShuffleIcon />}
        onClick={onShuffle}
      />
    </li>
  )
}
