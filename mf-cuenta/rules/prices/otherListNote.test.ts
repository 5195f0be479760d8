import { samplePrices } from '../../src/samples'
import { otherListNote } from './otherListNote'

const [sample] = samplePrices
if (!sample) throw new Error('there is no sample price')

test('the lists are told apart by what differs between them, and not at all where nothing does', () => {
  const quick = { ...sample, title: 'Consulta rápida', amount: 9900, minutes: 20, list: 'v3' as const }
  const full = {
    ...sample,
    productId: 'ConsultationOnlineFull' as const,
    title: 'Consulta completa',
    list: 'v3' as const,
  }
  const prices = [quick, { ...quick, list: 'v1' as const, minutes: 15 }, full]
  expect(otherListNote(prices)).toBe(
    'Estos son los precios de Agendar Cita. Desde la página de una sola especialidad, «Consulta rápida» dura 15 minutos.',
  )
  expect(otherListNote([...prices, { ...full, list: 'v1', amount: 39_900 }])).toMatch(
    /«Consulta rápida» dura 15 minutos y «Consulta completa» cuesta \$399 MXN\.$/,
  )
  expect(otherListNote([quick, { ...quick, list: 'v1' }])).toBe('')
})
