import { Button } from 'shared/ui/Button'
import { AlertIcon } from 'shared/ui/Icon'
import styles from './LeftOut.module.css'

interface LeftOutProps {
  /** The number of recipes that hold what the person avoids by an allergy, or may hold it. */
  count: number
  shown: boolean
  onShown: (shown: boolean) => void
}

/** The recipes that the search leaves out are counted, so that nobody looks for them in vain. */
export function LeftOut({ count, shown, onShown }: LeftOutProps) {
  if (count === 0) return null
  const recipes = count === 1 ? '1 receta lleva' : `${count.toLocaleString('es-MX')} recetas llevan`
  return (
    <div className={styles.left}>
      <AlertIcon size="small" className={styles.icon} />
      <p>
        {recipes}, o no sabemos si {count === 1 ? 'lleva' : 'llevan'}, lo que evitas por alergia.
      </p>
      <Button variant="quiet" size="small" onClick={() => onShown(!shown)}>
        {shown ? 'Ocultar' : 'Mostrar'}
      </Button>
    </div>
  )
}
