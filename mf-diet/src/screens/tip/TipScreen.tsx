import { UnsavedPlans } from '../../plan/UnsavedPlans'
import { TipPages } from './TipPages'

/** The tips, /user/tip (shared/product/diet.md#tips). */
export default function TipScreen() {
  return (
    <>
      <TipPages />
      <UnsavedPlans />
    </>
  )
}
