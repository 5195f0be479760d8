import { specialtyNames } from 'shared/published/specialties'
import type { LastKnownFact } from 'shared/remote/lastKnown'
import type { Appointment } from '../../contract/appointments'
import { upcoming } from '../../rules/appointments/upcoming'
import { slotInWords } from '../time/clocks'

/** The facts to show while mf-citas cannot be opened: the person's next appointment, and the clinic's phone. */
export function lastKnownOf(appointments: readonly Appointment[], now: Date): LastKnownFact[] {
  const [next] = upcoming(appointments, now)
  const { branch } = next ?? appointments.at(-1) ?? {}
  return [...(next ? [factOf(next)] : []), ...(branch ? [phoneOf(branch)] : [])]
}

function factOf({ init, end, specialty, specialistName, isOnline, link, branch, familyMember }: Appointment) {
  const patient = familyMember ? ` para ${familyMember.name}` : ''
  const place = isOnline ? 'por videollamada' : `en ${branch.name}, ${branch.address}`
  const what = `${specialtyNames[specialty]} con ${specialistName}${patient}`
  return {
    text: `Tu próxima cita: ${what}, ${slotInWords(init)}, ${place}.`,
    link: isOnline
      ? { label: 'Entrar a la videollamada', href: link }
      : { label: 'Cómo llegar', href: branch.map },
    until: end,
  }
}

function phoneOf({ phone }: Appointment['branch']) {
  return {
    text: `Teléfono de la clínica: ${phone}.`,
    link: { label: 'Llamar a la clínica', href: `tel:${phone.replace(/[^\d+]/g, '')}` },
  }
}
