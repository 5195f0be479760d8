import type { ReactNode } from 'react'
import { EmptyState } from 'shared/ui/EmptyState'
import { useRecipeArrival } from './useRecipeArrival'

/** A slot whose recipe was withdrawn, or that no recipe fitted. */
export function EmptySlot({ label, action }: { label: string; action: ReactNode }) {
  useRecipeArrival(label)
  return (
    <EmptyState level="h1" title={`Elige otra receta para ${label}`} action={action}>
      La receta de este momento del día ya no está disponible.
    </EmptyState>
  )
}
