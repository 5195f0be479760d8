import { lazy, Suspense, useRef, useState } from 'react'
import { Dialog } from 'shared/ui/Dialog'
import type { Recipe } from '../../contract/recipes'
import type { Catalogue } from '../catalogue/catalogueOf'
import { SwapListSkeleton } from './SwapListSkeleton'

const SwapList = lazy(() => import('./SwapList').then(({ SwapList }) => ({ default: SwapList })))

export interface SwapDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** From `swapCandidates`; thousands are fine. */
  candidates: readonly Recipe[]
  /** Holds their ingredients, for the search. */
  catalogue: Catalogue
  onPick: (recipe: Recipe) => void
}

/**
 * The recipe swap modal: candidates with a search; it closes on picking one. Closed without a pick, it shows the same
 * search when it opens again.
 */
export function SwapDialog({ open, onClose, title, candidates, catalogue, onPick }: SwapDialogProps) {
  // While it closes it shows its old content: after a pick the candidates are already others.
  const opened = useRef({ title, candidates })
  if (open) opened.current = { title, candidates }
  const [search, setSearch] = useState({ title, query: '' })

  function pick(recipe: Recipe) {
    setSearch({ title, query: '' })
    onPick(recipe)
    onClose()
  }

  return (
    <Dialog open={open} onClose={onClose} title={opened.current.title}>
      <Suspense fallback={<SwapListSkeleton />}>
        <SwapList
          candidates={opened.current.candidates}
          catalogue={catalogue}
          query={search.title === opened.current.title ? search.query : ''}
          onQuery={query => setSearch({ title: opened.current.title, query })}
          onPick={pick}
        />
      </Suspense>
    </Dialog>
  )
}
