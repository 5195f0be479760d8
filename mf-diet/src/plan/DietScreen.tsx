import type { ReactNode } from 'react'
import { ConfirmAllergic } from '../allergies/ConfirmAllergic'
import { UnsavedPlans } from './UnsavedPlans'

/** Around every screen of this domain: leaving them with unsaved plans is asked about on each,
 * and so is saving a plan with foods that the person avoids by an allergy. */
export function DietScreen({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <UnsavedPlans />
      <ConfirmAllergic />
    </>
  )
}
