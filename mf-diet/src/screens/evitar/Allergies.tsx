import { AlertIcon } from 'shared/ui/Icon'
import type { Allergen } from '../../../contract/foods'
import { allergyMessages } from '../../../messages'
import styles from './Allergies.module.css'

export interface AllergiesProps {
  allergens: readonly Allergen[]
  /** Allergens whose change is being sent to the server. */
  busy: ReadonlySet<string>
  onMark: (allergen: string, marked: boolean) => void
  /** The number of foods that are left out because nobody knows whether they hold a marked one. */
  unknown: number
}

/** The allergens, each to be marked by a press: marking one leaves out all that holds it. */
export function Allergies({ allergens, unknown, ...marking }: AllergiesProps) {
  return (
    <section className={styles.section} aria-labelledby="alergias">
      <h2 id="alergias">{allergyMessages.title}</h2>
      <p className={styles.lead}>Marca una y dejamos fuera todo lo que la lleva.</p>
      <AllergenChips label={allergyMessages.title} allergens={allergens} {...marking} />
      {allergens.some(({ withdrawn }) => withdrawn) && (
        <p className={styles.note}>
          Tu práctica ya no lleva la cuenta de un alérgeno que marcaste: de ningún alimento sabemos si lo
          tiene. Mientras lo tengas marcado no te proponemos comidas.
        </p>
      )}
      {unknown > 0 && (
        <p className={styles.note}>
          {unknown === 1
            ? 'De 1 alimento no sabemos si lleva lo que evitas: tampoco te lo proponemos.'
            : `De ${unknown} alimentos no sabemos si llevan lo que evitas: tampoco te los proponemos.`}
        </p>
      )}
    </section>
  )
}

interface AllergenChipsProps extends Pick<AllergiesProps, 'allergens' | 'busy' | 'onMark'> {
  label: string
}

export function AllergenChips({ label, allergens, busy, onMark }: AllergenChipsProps) {
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {allergens.map(({ name, marked }) => (
        <label key={name} className={styles.chip}>
          <input
            type="checkbox"
            className={styles.box}
            checked={marked}
            disabled={busy.has(name)}
            onChange={event => onMark(name, event.target.checked)}
          />
          {marked && <AlertIcon size="small" />}
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
