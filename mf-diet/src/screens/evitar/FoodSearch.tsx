import { useMemo, useState } from 'react'
import { searchBy } from 'shared/text/searchBy'
import { SearchField } from 'shared/ui/SearchField'
import type { Exclusion } from '../../../contract'
import type { ExclusionsProps } from './Exclusions'
import styles from './FoodSearch.module.css'
import { ReasonChoice } from './ReasonChoice'

interface FoodSearchProps extends Pick<ExclusionsProps, 'busy' | 'onChange'> {
  aliments: NonNullable<ExclusionsProps['aliments']>
  exclusions: NonNullable<ExclusionsProps['exclusions']>
}

const MOST_SHOWN = 8

/** Finds a food by its name, to choose the reason to leave it out. */
export function FoodSearch({ aliments, exclusions, busy, onChange }: FoodSearchProps) {
  const [typed, setTyped] = useState('')
  const search = useMemo(() => searchBy(aliments, ({ alimentos }) => [alimentos]), [aliments])
  const exclusionOf = new Map(exclusions.map(exclusion => [exclusion.alimentId, exclusion]))
  const asked = typed.trim() !== ''
  // The shortest name first: a person who types «ajo» means it more likely than «ajonjolí».
  const found = asked ? search(typed).sort((a, b) => a.alimentos.length - b.alimentos.length) : []
  const more = found.length - MOST_SHOWN

  return (
    <div>
      <SearchField
        label="Busca un alimento"
        hint="Por ejemplo: cacahuate, leche, cebolla."
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
      {asked && found.length === 0 && (
        <p className={styles.none}>No encontramos «{typed.trim()}». Prueba con otra palabra.</p>
      )}
      {found.length > 0 && (
        <ul className={styles.found} aria-label="Alimentos encontrados">
          {found.slice(0, MOST_SHOWN).map(({ id, alimentos, grupo }) => (
            <li key={id} className={styles.food}>
              <span className={styles.words}>
                {alimentos}
                <span className={styles.group}>{grupo}</span>
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

/** The reason that the person chose for this very food; a food that only resembles a marked one has none yet. */
function markedReason(exclusion: Exclusion | undefined): Exclusion['reason'] | undefined {
  return exclusion?.resembles === undefined ? exclusion?.reason : undefined
}
