import { DietScreen } from '../../plan/DietScreen'
import { TipPages } from './TipPages'

/** The tips, /user/tip (shared/product/diet.md#tips). */
export default function TipScreen() {
  return (
    <DietScreen>
      <TipPages />
    </DietScreen>
  )
}
