import { useSearchParams } from 'shared/router'
import { ForDuty } from 'shared/staff/ForDuty'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { ChoiceGroup } from 'shared/ui/ChoiceGroup'
import { PageHeader } from 'shared/ui/PageHeader'
import { staffTexts } from '../../../messages'
import styles from './Staff.module.css'
import { StaffComments } from './StaffComments'
import type { StaffList } from './useStaffComments'

const LISTS: { value: StaffList; label: string }[] = [
  { value: 'reported', label: staffTexts.reported },
  { value: 'questions', label: staffTexts.questions },
]

/** /user/tema/equipo: the communities for the practice's staff (shared/product/cursos.md#community). */
export default function StaffScreen() {
  return (
    <ForDuty
      duties={['community']}
      action={<ButtonLink to="/user/tema/detalleV3">{staffTexts.yourCourses}</ButtonLink>}
    >
      <Communities />
    </ForDuty>
  )
}

function Communities() {
  const [query, setQuery] = useSearchParams()
  const list: StaffList = query.get('lista') === 'preguntas' ? 'questions' : 'reported'
  return (
    <div className={styles.page}>
      <PageHeader title={staffTexts.title} />
      <ChoiceGroup
        label={staffTexts.list}
        labelHidden
        look="chips"
        choices={LISTS}
        value={list}
        onChange={next => setQuery(next === 'questions' ? { lista: 'preguntas' } : {}, { replace: true })}
      />
      <StaffComments key={list} list={list} />
    </div>
  )
}
