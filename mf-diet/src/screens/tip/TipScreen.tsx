import { UnsavedPlans } from '../../plan/UnsavedPlans'
import { TipPages } from './TipPages'

/** Specification, 2, "Tips" (/user/tip). */
export default function TipScreen() {
  return (
    <>
      <TipPages />
      <UnsavedPlans />
    </>
  )
}
