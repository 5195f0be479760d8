import { isDay } from 'shared/dates'
import { CLINIC_ZONE } from 'shared/dates/instants'
import { useTodayIn } from 'shared/dates/useTodayIn'
import { useSearchParams } from 'shared/router'
import { ForDuty } from 'shared/staff/ForDuty'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { DayPicker } from 'shared/ui/DayPicker'
import { EmptyState } from 'shared/ui/EmptyState'
import { PageHeader } from 'shared/ui/PageHeader'
import { SelectField } from 'shared/ui/SelectField'
import { useSpecialists } from '../../specialists/useSpecialists'
import { SpecialistCalendar } from './SpecialistCalendar'
import styles from './Staff.module.css'
import { StaffDay } from './StaffDay'

/** /user/citas/equipo: a specialist's day for the practice's staff (shared/product/citas.md#booking-a-slot). */
export default function StaffScreen() {
  return (
    <ForDuty duties={['agenda']} action={<ButtonLink to="/user/citas">Ver mis citas</ButtonLink>}>
      <Agenda />
    </ForDuty>
  )
}

function Agenda() {
  const today = useTodayIn(CLINIC_ZONE)
  const [query, setQuery] = useSearchParams()
  const { data = [] } = useSpecialists()
  const asked = query.get('dia') ?? ''
  const day = isDay(asked) ? asked : today
  const specialist = query.get('especialista') ?? ''
  const set = (name: string, value: string) =>
    setQuery(
      before => {
        before.set(name, value)
        return before
      },
      { replace: true },
    )
  return (
    <div className={styles.page}>
      <PageHeader title="Agenda del equipo" />
      <div className={styles.fields}>
        <SelectField
          label="Especialista"
          value={specialist}
          onChange={event => set('especialista', event.target.value)}
        >
          <option value="">Seleccionar</option>
          {data.map(({ id, firstName, lastName }) => (
            <option key={id} value={id}>
              {firstName} {lastName}
            </option>
          ))}
        </SelectField>
        <DayPicker value={day} today={today} onChange={chosen => set('dia', chosen)} />
      </div>
      {specialist ? (
        <div className={styles.work}>
          <StaffDay key={`${specialist} ${day}`} specialistId={Number(specialist)} day={day} />
          <SpecialistCalendar key={specialist} specialistId={Number(specialist)} />
        </div>
      ) : (
        <EmptyState
          title="Elige un especialista"
          action={
            <div className={styles.specialists}>
              {data.map(({ id, firstName, lastName }) => (
                <Button key={id} variant="secondary" onClick={() => set('especialista', String(id))}>
                  {firstName} {lastName}
                </Button>
              ))}
            </div>
          }
        >
          Verás sus citas del día, y podrás marcarlo como libre y anotar quién vino.
        </EmptyState>
      )}
    </div>
  )
}
