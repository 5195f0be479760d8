import type { OpenedVault, Opening } from '../../../contract/vault'

const askedAt = '2031-03-02T16:00:00Z'

/** A wish of each kind, as one member sees them. */
export const sampleOpenings: readonly Opening[] = [
  {
    id: 3,
    askedBy: 'lupe@mydiet.mx',
    askedReason: 'Lo pide un juez, oficio 12/2031.',
    askedAt,
    approvedBy: null,
    approvedReason: null,
    endsAt: '2031-03-03T16:00:00Z',
    may: 'approve',
  },
  {
    id: 4,
    askedBy: 'mario@mydiet.mx',
    askedReason: 'La persona pidió su expediente por escrito.',
    askedAt,
    approvedBy: null,
    approvedReason: null,
    endsAt: '2031-03-03T16:00:00Z',
    may: 'wait',
  },
  {
    id: 5,
    askedBy: 'mario@mydiet.mx',
    askedReason: 'Revisión del SAT del ejercicio 2029.',
    askedAt,
    approvedBy: 'tere@mydiet.mx',
    approvedReason: 'Vi el requerimiento, procede.',
    endsAt: '2031-03-03T18:00:00Z',
    may: 'read',
  },
]

export const sampleOpened: OpenedVault = {
  person: { name: 'Ana García López', email: 'ana@mydiet.mx', birthdate: '1991-04-12' },
  endsAt: '2031-03-03T18:00:00Z',
  parts: [
    {
      keptUntil: '2031-11-26T18:00:00Z',
      sections: [
        {
          title: 'Citas',
          columns: ['Cuándo', 'Con', 'Dónde', 'Para', 'Estado'],
          rows: [
            [
              '3 de noviembre de 2026, 9:00 a.m.',
              'Laura Treviño',
              'Presencial',
              'Titular de la cuenta',
              'Asistió',
            ],
          ],
        },
        {
          title: 'Pagos',
          columns: ['Fecha', 'Concepto', 'Importe'],
          rows: [['1 de noviembre de 2026, 8:12 p.m.', 'Nutrición en línea', '$490.00 MXN']],
        },
      ],
      tables: { 'citas.appointments': [{ id: 7, status: 'ATTENDED' }] },
    },
  ],
  files: ['lab-0123456789abcdef0123456789abcdef.pdf'],
}
