import type { ReactNode } from 'react'
import { UnsavedPlans } from './UnsavedPlans'

/** Around every screen of this domain: leaving them with unsaved plans is asked about on each. */
export function DietScreen({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <UnsavedPlans />
    </>
  )
}
