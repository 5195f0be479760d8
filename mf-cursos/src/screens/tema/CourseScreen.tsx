import { InfoIcon } from 'shared/ui/Icon'
import { courseTexts } from '../../../messages'
import { LONGEST_COMMENT } from '../../../rules/community/commentProblem'
import { CoursePage } from '../../courses/CoursePage'
import { TAB } from '../../courses/courseAddress'

const TABS = [
  { tab: TAB.details, label: courseTexts.details, icon: <InfoIcon size="small" />, iconOnly: true },
  { tab: TAB.learn, label: courseTexts.learn },
  { tab: TAB.solutions, label: courseTexts.solutions },
  { tab: TAB.community, label: courseTexts.community },
] as const

/** The newer view of a course, /user/tema/detalleV3: four tabs (shared/product/cursos.md#course-detail). */
export default function CourseScreen() {
  return <CoursePage tabs={TABS} longest={LONGEST_COMMENT.newer} />
}
