import { lazy, Suspense, useRef } from 'react'
import { Dialog } from 'shared/ui/Dialog'
import type { Recipe } from '../../contract'
import type { Catalogue } from '../catalogue/catalogueOf'
import { SwapListSkeleton } from './SwapListSkeleton'

const SwapList = lazy(() => import('./SwapList').then(({ SwapList }) => ({ default: SwapList })))

export interface SwapDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** Out of `swapCandidates`; thousands are fine. */
  candidates: readonly Recipe[]
  /** Knows their ingredients, for the search. */
  catalogue: Catalogue
  onPick: (recipe: Recipe) => void
}

/** The recipe swap modal (specification, 2 and 4): candidates with a search; it closes on picking one. */
export function SwapDialog({ open, onClose, title, candidates, catalogue, onPick }: SwapDialogProps) {
  // While it leaves it shows what it was opened with: after a pick the candidates are already others.
  const opened = useRef({ title, candidates })
  if (open) opened.current = { title, candidates }

  function pick(recipe: Recipe) {
    onPick(recipe)
    onClose()
  }

  return (
    <Dialog open={open} onClose={onClose} title={opened.current.title}>
      <Suspense fallback={<SwapListSkeleton />}>
        <SwapList candidates={opened.current.candidates} catalogue={catalogue} onPick={pick} />
      </Suspense>
    </Dialog>
  )
}
