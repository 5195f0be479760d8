import { PencilIcon } from 'shared/ui/Icon'
import { DaysNote } from './DaysNote'

/**
 * Links to the other days with unsaved changes, so that a person who leaves the week for one day does not lose sight of
 * them.
 */
export function OtherDaysChanged({ days }: { days: readonly string[] }) {
  return (
    <DaysNote icon={<PencilIcon size="small" />} title="También tienes cambios sin guardar en:" days={days} />
  )
}
