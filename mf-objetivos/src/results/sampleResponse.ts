import type { FormResponse, FormResponseDetail } from '../../contract/responses'

/** For stories and tests. */
export const sampleResponse: FormResponse = {
  id: 1,
  formId: 1,
  form: { id: 1, name: 'Bienestar de cada día', version: 1 },
  familyMemberId: null,
  createdAt: '2026-11-01T18:00:00Z',
  day: '2026-11-01',
  repeatOn: '2026-12-01',
  hidden: false,
  balance: 72,
  scores: [
    { area: 'Ánimo', percentage: 80 },
    { area: 'Descanso', percentage: 64 },
  ],
  labs: [],
  data: '{"areas":[],"files":[]}',
}

/** The same test taken three times, the newest first. */
export const sampleHistory: FormResponse[] = [
  sampleResponse,
  {
    ...sampleResponse,
    id: 2,
    day: '2026-09-14',
    balance: 55,
    scores: [
      { area: 'Ánimo', percentage: 46 },
      { area: 'Descanso', percentage: 64 },
    ],
  },
  {
    ...sampleResponse,
    id: 3,
    day: '2026-08-03',
    balance: 61,
    scores: [
      { area: 'Ánimo', percentage: 40 },
      { area: 'Descanso', percentage: 82 },
    ],
  },
]

const choice = { id: 1, type: 1, question: '¿Dormiste lo que tu cuerpo te pide?', speciality: ['Descanso'] }

/** A question whose last answer signals a risk. */
const riskQuestion = {
  ...choice,
  id: 3,
  question: '¿Has pensado en hacerte daño?',
  opciones: [
    { id: 1, option: 'Ningún día', value: 3 },
    { id: 2, option: 'Varios días', value: 0, risk: true },
  ],
}

export const sampleDetail: FormResponseDetail = {
  ...sampleResponse,
  labs: ['Biometría hemática'],
  data: JSON.stringify({
    areas: [],
    files: [],
    answers: [
      { question: 1, userAnswer: 2 },
      { question: 2, userAnswer: 'Cenar más ligero' },
    ],
  }),
  content: JSON.stringify([
    {
      ...choice,
      opciones: [
        { id: 1, option: 'Casi siempre', value: 3 },
        { id: 2, option: 'Seguido', value: 2 },
      ],
    },
    { ...choice, id: 2, type: 2, question: '¿Qué te gustaría cambiar?', opciones: [], speciality: [] },
  ]),
  advice: [],
  specialists: [],
}

/** The same with an answer that signals a risk, or with the other one. */
export const detailWithRisk = (userAnswer: 1 | 2): FormResponseDetail => ({
  ...sampleDetail,
  content: JSON.stringify([riskQuestion]),
  data: JSON.stringify({ areas: [], files: [], answers: [{ question: 3, userAnswer }] }),
})
