import { useMemo, useState } from 'react'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PageHeader } from 'shared/ui/PageHeader'
import type { FaqEntry } from '../../../contract/site'
import { searchFaq } from '../../../rules/searchFaq'
import styles from './Faq.module.css'
import { FaqGroups } from './FaqGroups'
import { FaqSearch } from './FaqSearch'
import { FaqSkeleton } from './FaqSkeleton'

export interface FaqProps {
  /** Undefined while they load. */
  entries: FaqEntry[] | undefined
  failed: boolean
  retrying: boolean
  onRetry: () => void
  /** The question that the address names. */
  named: string
  onOpen: (slug: string) => void
}

/** Questions and answers, filtered while typing, with their loading and failure states. */
export function Faq({ entries, failed, retrying, onRetry, ...rest }: FaqProps) {
  return (
    <>
      <PageHeader title="Preguntas frecuentes" lead="Encuentra aquí lo que más nos preguntan." />
      {failed ? (
        <ErrorCard title="No pudimos cargar las preguntas" retrying={retrying} onRetry={onRetry} />
      ) : entries ? (
        <Entries entries={entries} {...rest} />
      ) : (
        <FaqSkeleton />
      )}
      <p className={styles.privacy}>
        <ButtonLink to="/user/privacidad" variant="secondary">
          Tus datos y privacidad
        </ButtonLink>
        <ButtonLink to="/privacidad" variant="quiet">
          Aviso de privacidad
        </ButtonLink>
      </p>
    </>
  )
}

function Entries({ entries, named, onOpen }: Pick<FaqProps, 'named' | 'onOpen'> & { entries: FaqEntry[] }) {
  const [search, setSearch] = useState('')
  const searchIn = useMemo(() => searchFaq(entries), [entries])
  if (entries.length === 0) {
    return (
      <EmptyState title="Todavía no hay preguntas">
        Cuando la clínica publique respuestas, las encontrarás aquí.
      </EmptyState>
    )
  }
  const found = searchIn(search)
  return (
    <>
      <FaqSearch value={search} onChange={setSearch} found={found.length} />
      {found.length > 0 ? (
        <FaqGroups entries={found} named={named} onOpen={onOpen} />
      ) : (
        <EmptyState
          title="No encontramos esa pregunta"
          action={
            <Button variant="secondary" onClick={() => setSearch('')}>
              Ver todas las preguntas
            </Button>
          }
        >
          Prueba con otras palabras, como «cita», «receta» o «contraseña».
        </EmptyState>
      )}
    </>
  )
}
