import { useSearchParams } from 'shared/router'
import { specialtyOf } from '../../../rules/tips/specialtyOf'
import { useGivenTip } from '../../tips/useTip'
import { TipCategory } from './TipCategory'
import { TipDetail } from './TipDetail'

/** One tip if the address or the navigation state names one, otherwise the page of its specialty. */
export function TipPages() {
  const [search] = useSearchParams()
  const given = useGivenTip()
  const id = search.get('tip') || given?.tip.sys.id
  const specialty = specialtyOf(search.get('especialidad'))
  return id ? (
    <TipDetail key={id} id={id} specialty={specialty} />
  ) : (
    <TipCategory key={specialty} specialty={specialty} />
  )
}
