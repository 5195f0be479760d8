import type { Meta, StoryObj } from '@storybook/react-webpack5'
import type { Form, FormResponse } from '../../../contract'
import { PersonHeader } from '../../family/PersonHeader'
import { peopleOf } from '../../family/people'
import { AdvicePanel } from '../../results/AdvicePanel'
import { DoneTests } from './DoneTests'
import styles from './Objetivos.module.css'
import ObjetivosScreenSkeleton from './ObjetivosScreenSkeleton'
import { PendingTests } from './PendingTests'

const nothing = () => undefined

const form: Form = {
  id: 1,
  name: 'Bienestar (OMS-5)',
  courses: [],
  gender: 'Ambos',
  ageRange: '["0-99999"]',
  version: 1,
  repeatDays: 30,
  questionCount: 5,
  source: 'OMS',
}

const response: FormResponse = {
  id: 1,
  formId: 1,
  form: { id: 1, name: form.name, version: 1 },
  familyMemberId: null,
  createdAt: '2026-11-01T18:00:00Z',
  day: '2026-11-01',
  repeatOn: '2026-12-01',
  hidden: false,
  balance: 72,
  scores: [{ area: 'Ánimo', percentage: 72 }],
  labs: [],
  data: '{"areas":[],"files":[]}',
}

const owner = {
  firstName: 'Ana',
  lastName: 'Treviño',
  picture: '',
  gender: 'female',
  birthdate: '1991-04-12',
} as const
const people = peopleOf(owner, [
  {
    id: 1,
    firstName: 'Leo',
    lastName: 'Cantú Treviño',
    birthDate: '2017-02-03',
    gender: 'male',
    email: '',
    phone: '',
    relationship: 'Hijo',
    picture: '',
    consent: 'NONE',
  },
])

const meta = { title: 'Objetivos/Página', component: ObjetivosScreenSkeleton } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Waiting: Story = { name: 'Cargando' }

export const Parts: Story = {
  name: 'Persona, tests por responder y respondidos',
  render: () => (
    <div className={styles.page}>
      <h1>Objetivos y Progresos</h1>
      {people.slice(1).map(person => (
        <PersonHeader
          key={person.id}
          people={people}
          selected={person}
          today="2026-11-22"
          onSelect={nothing}
          onAdd={nothing}
          onEdit={nothing}
          onRemove={nothing}
        />
      ))}
      <PendingTests
        tests={[
          { form, begun: true, again: false },
          { form: { ...form, id: 2, name: 'Ansiedad (GAD-7)' }, begun: false, again: true },
        ]}
        onTake={nothing}
      />
      <DoneTests
        tests={[
          { latest: response, earlier: [] },
          { latest: { ...response, formId: 2, hidden: true, balance: null }, earlier: [] },
        ]}
      />
    </div>
  ),
}

export const Advice: Story = {
  name: 'Consejos',
  render: () => (
    <AdvicePanel
      advice={(['Crítico', 'Complicado', 'Estable', 'General'] as const).map(category => ({
        especialidad: 'Nutrición',
        tip: { category, data: `<p>Un consejo: ${category}.</p>`, tags: ['agua', 'fibra'] },
      }))}
    />
  ),
}
