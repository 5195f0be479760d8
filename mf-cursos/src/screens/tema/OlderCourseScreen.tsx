import { courseTexts } from '../../../messages'
import { LONGEST_COMMENT } from '../../../rules/community/commentProblem'
import { CoursePage } from '../../courses/CoursePage'
import { TAB } from '../../courses/courseAddress'

const TABS = [
  { tab: TAB.details, label: courseTexts.planDetails },
  { tab: TAB.learn, label: courseTexts.courses },
  { tab: TAB.community, label: courseTexts.community },
] as const

/** The older view of a course, /user/tema/detalle: three tabs (shared/product/cursos.md#course-detail). */
export default function OlderCourseScreen() {
  return <CoursePage tabs={TABS} longest={LONGEST_COMMENT.older} />
}
