import { useMemo, useState } from 'react'
import { searchBy } from 'shared/text/searchBy'
import { SearchField } from 'shared/ui/SearchField'
import type { Allergen, Exclusion } from '../../../contract/foods'
import { isOwnMark } from '../../../rules/allergens/exclusionsByAllergen'
import { pluralOf } from '../../../rules/foods/pluralOf'
import { AllergenChips } from './Allergies'
import type { ExclusionsProps } from './exclusionsProps'
import styles from './FoodSearch.module.css'
import { ReasonChoice } from './ReasonChoice'

interface FoodSearchProps extends Pick<ExclusionsProps, 'busy' | 'onChange' | 'marking' | 'onMark'> {
  allergens: NonNullable<ExclusionsProps['allergens']>
  aliments: NonNullable<ExclusionsProps['aliments']>
  exclusions: NonNullable<ExclusionsProps['exclusions']>
}

const MOST_SHOWN = 8

/**
 * Finds allergens and foods by their names and by the words that people have for them, to mark them: «mariscos» finds
 * Crustáceos and Moluscos, and the foods that hold one.
 */
export function FoodSearch({
  aliments,
  exclusions,
  allergens,
  marking,
  onMark,
  busy,
  onChange,
}: FoodSearchProps) {
  const [typed, setTyped] = useState('')
  const search = useMemo(() => {
    const wordsOf = new Map(allergens.map(allergen => [allergen.name, textsOf(allergen)]))
    return searchBy(aliments, ({ alimentos, allergens: held = [] }) => [
      alimentos,
      pluralOf(alimentos),
      ...held.flatMap(name => wordsOf.get(name) ?? [name]),
    ])
  }, [aliments, allergens])
  const searchAllergens = useMemo(() => searchBy(allergens, textsOf), [allergens])
  const exclusionOf = new Map(exclusions.map(exclusion => [exclusion.alimentId, exclusion]))
  const asked = typed.trim() !== ''
  // The shortest name first: a person who types «ajo» means it more likely than «ajonjolí».
  const found = asked ? search(typed).sort((a, b) => a.alimentos.length - b.alimentos.length) : []
  const foundAllergens = asked ? searchAllergens(typed) : []
  const more = found.length - MOST_SHOWN

  return (
    <div>
      <SearchField
        label="Busca un alimento"
        hint="Por ejemplo: mariscos, lácteos, cebolla."
        value={typed}
        onChange={setTyped}
        count={
          asked
            ? found.length === 1
              ? '1 alimento encontrado'
              : `${found.length} alimentos encontrados`
            : ''
        }
        countHidden
      />
      {foundAllergens.length > 0 && (
        <div className={styles.allergens}>
          <p className={styles.group}>Evita todo lo que lleva:</p>
          <AllergenChips
            label="Alérgenos encontrados"
            allergens={foundAllergens}
            busy={marking}
            onMark={onMark}
          />
        </div>
      )}
      {asked && found.length + foundAllergens.length === 0 && (
        <p className={styles.none}>No encontramos «{typed.trim()}». Prueba con otra palabra.</p>
      )}
      {found.length > 0 && (
        <ul className={styles.found} aria-label="Alimentos encontrados">
          {found.slice(0, MOST_SHOWN).map(({ id, alimentos, grupo }) => (
            <li key={id} className={styles.food}>
              <span className={styles.words}>
                {alimentos}
                <span className={styles.group}>{grupo}</span>
                {exclusionOf.get(id)?.because && (
                  <span className={styles.group}>{whyAvoided(exclusionOf.get(id))}</span>
                )}
                {exclusionOf.get(id)?.resembles !== undefined && (
                  <span className={styles.group}>Lo evitamos porque se parece a uno que marcaste.</span>
                )}
              </span>
              <ReasonChoice
                food={alimentos}
                reason={markedReason(exclusionOf.get(id))}
                busy={busy.has(id)}
                onReason={reason => onChange(id, reason)}
              />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className={styles.more}>
          {more === 1 ? 'Hay 1 más' : `Hay ${more} más`}: escribe otra letra para encontrarlo.
        </p>
      )}
    </div>
  )
}

const textsOf = ({ name, words }: Pick<Allergen, 'name' | 'words'>) => [name, ...words]

function whyAvoided(exclusion: Exclusion | undefined): string {
  const { allergens = [], unknown = false } = exclusion?.because ?? {}
  const names = allergens.map(name => name.toLocaleLowerCase('es-MX')).join(', ')
  return unknown ? `Lo evitamos porque no sabemos si lleva: ${names}.` : `Lo evitamos porque lleva: ${names}.`
}

/** The reason that the person chose for this very food; a food that is avoided for another mark has none yet. */
function markedReason(exclusion: Exclusion | undefined): Exclusion['reason'] | undefined {
  return exclusion && isOwnMark(exclusion) ? (exclusion.marked ?? exclusion.reason) : undefined
}
