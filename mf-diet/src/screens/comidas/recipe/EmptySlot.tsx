import type { ReactNode } from 'react'
import { useHeadingFocus, useTabTitle } from 'shared/router'
import { EmptyState } from 'shared/ui/EmptyState'

/** A slot whose recipe was withdrawn, or that no recipe fitted. */
export function EmptySlot({ label, action }: { label: string; action: ReactNode }) {
  useTabTitle(label)
  useHeadingFocus()
  return (
    <EmptyState level="h1" title={`Elige otra receta para ${label}`} action={action}>
      La receta de este momento del día ya no está disponible.
    </EmptyState>
  )
}
