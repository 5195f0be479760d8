import { useSearchParams } from 'shared/router'
import { specialtyOf } from '../../../rules/specialtyOf'
import { UnsavedChanges } from '../../plan/UnsavedChanges'
import { useGivenTip } from '../../tips/useTip'
import { TipCategory } from './TipCategory'
import { TipDetail } from './TipDetail'

/** Specification, 2, "Tips" (/user/tip): one tip where one is given, else the screen of its specialty. */
export default function TipScreen() {
  const [search] = useSearchParams()
  const given = useGivenTip()
  const id = search.get('tip') || given?.tip.sys.id
  const specialty = specialtyOf(search.get('especialidad'))
  return (
    <>
      {id ? (
        <TipDetail key={id} id={id} specialty={specialty} />
      ) : (
        <TipCategory key={specialty} specialty={specialty} />
      )}
      <UnsavedChanges />
    </>
  )
}
