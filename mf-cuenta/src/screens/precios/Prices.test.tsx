import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ALL_SPECIALTIES } from 'shared/published/specialties'
import { MemoryRouter } from 'shared/router/memory'
import type { Price } from '../../../contract/payments'
import type { HeldSubscription } from '../../../contract/subscriptions'
import { MonthlyPlans } from '../../plans/MonthlyPlans'
import {
  sampleChanging,
  sampleFailed,
  sampleHolderPrices,
  sampleMonthlyPlans,
  samplePrices,
  sampleSubscription,
} from '../../samples'
import { Prices } from './Prices'

const pressed: string[] = []
beforeEach(() => {
  pressed.length = 0
})

function show({
  holder = false,
  prices,
  held,
}: {
  holder?: boolean
  prices?: Price[]
  held?: HeldSubscription
} = {}) {
  return render(
    <MemoryRouter>
      <Prices
        table={{
          monthlyPlans: sampleMonthlyPlans,
          prices: prices ?? (holder ? sampleHolderPrices : samplePrices),
        }}
        loading={{ failed: false, retrying: false, retry: () => undefined }}
        holdsPlan={holder}
        buying={undefined}
        onBuy={({ title }) => pressed.push(`pay ${title}`)}
        owns={({ productId }) => holder && productId === 'Course'}
        plans={
          <MonthlyPlans
            plans={sampleMonthlyPlans}
            held={held ?? (holder ? sampleSubscription : undefined)}
            opening={undefined}
            onBuy={({ title }) => pressed.push(`buy ${title}`)}
            onChange={({ title }) => pressed.push(`change to ${title}`)}
          />
        }
      />
    </MemoryRouter>,
  )
}

const row = (title: string) => within(screen.getByText(title).closest('li') as HTMLElement)

test('the two monthly plans and the list’s prices', async () => {
  show()
  expect(screen.getByText('$99 MXN')).toBeVisible()
  expect(screen.getByText('$790 MXN')).toBeVisible()
  expect(screen.getByText('Una cita con cualquier especialista')).toBeVisible()
  expect(row('Nutrición en línea').getByText('$490 MXN')).toBeVisible()
  expect(
    row('Asesoría nutricional').getByText('20 minutos en persona · Nutrición · Incluye prueba InBody'),
  ).toBeVisible()
  expect(screen.getByText(/Con cualquiera de los dos planes pagas 10 % menos/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Contratar PLAN FUNCIONAL' }))
  await userEvent.click(screen.getByRole('button', { name: 'Comprar Nutrición en línea' }))
  expect(pressed).toEqual(['buy PLAN FUNCIONAL', 'pay Nutrición en línea'])
  // Which course it is has to be chosen first.
  expect(row('Curso').getByRole('link', { name: 'Elegir curso' })).toHaveAttribute('href', '/user')
})

test('each of two consultations of one length, place and price says whom it is with', () => {
  const rapid = { ...(samplePrices[0] as Price), minutes: 20, listAmount: 9_900, amount: 9_900 }
  show({
    prices: [
      { ...rapid, productId: 'NutricionCitaRapida', title: 'Cita rápida' },
      {
        ...rapid,
        productId: 'ConsultationOnline',
        title: 'Consulta rápida',
        specialties: ALL_SPECIALTIES,
      },
    ],
  })
  expect(row('Cita rápida').getByText('20 minutos por videollamada · Nutrición')).toBeVisible()
  expect(row('Consulta rápida').getByText(/ · Cualquier especialista$/)).toBeVisible()
})

test('consultations stand by specialty, and one sentence tells the other list apart', () => {
  const [first] = samplePrices
  const lists = (['v1', 'v3'] as const).map(list => ({
    ...(first as Price),
    productId: 'ConsultationOnline' as const,
    title: 'Consulta rápida',
    list,
    minutes: list === 'v1' ? 15 : 20,
    specialties: ALL_SPECIALTIES,
  }))
  show({ prices: [...samplePrices, ...lists] })
  const consultations = within(screen.getByRole('region', { name: 'Consultas' }))
  const groups = consultations.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(groups).toEqual(['Nutrición', 'Psicología', 'Cualquier especialista'])
  expect(consultations.getAllByText('Consulta rápida')).toHaveLength(1)
  expect(
    row('Consulta rápida').getByText('20 minutos por videollamada · Cualquier especialista'),
  ).toBeVisible()
  expect(consultations.getByText(/una sola especialidad, «Consulta rápida» dura 15 minutos\.$/)).toBeVisible()
})

test('the holder of a plan sees what they pay, what it was, and why; the other plan is a change', async () => {
  show({ holder: true })
  const consultation = row('Nutrición en línea')
  expect(consultation.getByText('$441 MXN')).toBeVisible()
  expect(consultation.getByText('$490 MXN').closest('s')).toHaveTextContent('Antes:')
  expect(consultation.getByText('10 % de descuento por tu plan')).toBeVisible()
  expect(screen.getByText('Es tu plan')).toBeVisible()
  expect(row('Curso').getByText('Ya es tuyo')).toBeVisible()
  expect(row('Curso').queryByText(/MXN/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Contratar PLAN FUNCIONAL' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar a este plan: PLAN FUNCIONAL PLUS' }))
  expect(pressed).toEqual(['change to PLAN FUNCIONAL PLUS'])
})

test('a coming change stands on both plans, and is taken back there', async () => {
  show({ held: sampleChanging })
  const until = 'Lo tienes hasta el 12 de diciembre de 2026; después cambias a PLAN FUNCIONAL PLUS.'
  expect(screen.getByText(until)).toBeVisible()
  expect(screen.getByText('Es tu plan desde el 12 de diciembre de 2026')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Cambiar a/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Quedarme con este plan: PLAN FUNCIONAL' }))
  expect(pressed).toEqual(['change to PLAN FUNCIONAL'])
})

test('a renewal that failed is told on the plan, and leads to paying', () => {
  show({ held: sampleFailed })
  expect(screen.getByText('No pudimos cobrar la última renovación.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pagar con otra tarjeta' })).toHaveAttribute('href', '/user/pagos')
})
