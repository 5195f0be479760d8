import { SAMPLE_NOW, sampleAppointments } from '../sampleAppointments'
import { slotInWords } from '../time/clocks'
import { lastKnownOf } from './lastKnown'

const phone = {
  text: 'Teléfono de la clínica: 81 1234 5678.',
  link: { label: 'Llamar a la clínica', href: 'tel:8112345678' },
}

test('the next appointment until its end, and the phone', () => {
  expect(lastKnownOf(sampleAppointments, SAMPLE_NOW)).toEqual([
    {
      text: `Tu próxima cita: Nutrición con Mariana Ríos, ${slotInWords('2026-11-24T15:00:00.000Z')}, por videollamada.`,
      link: { label: 'Entrar a la videollamada', href: 'https://meet.jit.si/MyDiet-1111' },
      until: '2026-11-24T15:20:00.000Z',
    },
    phone,
  ])
})

test('in person with the way there, and for whom', () => {
  const [fact] = lastKnownOf(sampleAppointments.slice(3), SAMPLE_NOW)
  expect(fact?.text).toContain('Ginecología con Elena Cantú para Luis Garza')
  expect(fact?.text).toContain('en Sucursal Valle, Av. Vasconcelos 402')
  expect(fact?.link?.label).toBe('Cómo llegar')
})

test('with past ones alone only the phone, and without any nothing', () => {
  expect(lastKnownOf(sampleAppointments.slice(0, 2), SAMPLE_NOW)).toEqual([phone])
  expect(lastKnownOf([], SAMPLE_NOW)).toEqual([])
})
