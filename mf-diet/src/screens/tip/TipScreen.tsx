import { UnsavedChanges } from '../../plan/UnsavedChanges'
import { TipPages } from './TipPages'

/** Specification, 2, "Tips" (/user/tip). */
export default function TipScreen() {
  return (
    <>
      <TipPages />
      <UnsavedChanges />
    </>
  )
}
