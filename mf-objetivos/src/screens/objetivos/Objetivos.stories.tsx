import type { Meta, StoryObj } from '@storybook/react-webpack5'
import type { Form } from '../../../contract/forms'
import { PersonHeader } from '../../family/PersonHeader'
import { peopleOf } from '../../family/people'
import { AdvicePanel } from '../../results/AdvicePanel'
import { History } from '../../results/History'
import { ResultSheet } from '../../results/ResultSheet'
import { sampleDetail, sampleHistory, sampleResponse } from '../../results/sampleResponse'
import { DoneForms } from './DoneForms'
import styles from './Objetivos.module.css'
import ObjetivosScreenSkeleton from './ObjetivosScreenSkeleton'
import { PendingForms } from './PendingForms'

const nothing = () => undefined

const form: Form = {
  id: 1,
  name: 'Bienestar de cada día',
  courses: [],
  gender: 'Ambos',
  ageRange: '["0-99999"]',
  version: 1,
  repeatDays: 30,
  questionCount: 5,
  source: 'Elaboración propia',
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
      <PendingForms
        tests={[
          { form, begun: { answered: 2, of: form.questionCount }, again: false },
          { form: { ...form, id: 2, name: 'Ansiedad (GAD-7)' }, begun: undefined, again: true },
        ]}
        pages={1}
        onMore={nothing}
        onTake={nothing}
      />
      <DoneForms
        today="2026-11-20"
        onOpen={nothing}
        pages={1}
        onMore={nothing}
        sent={[{ ...form, id: 3, name: 'Hábitos al comer' }]}
        tests={[
          { latest: { ...sampleResponse, repeatOn: '2026-12-15' }, earlier: [] },
          { latest: { ...sampleResponse, formId: 2, hidden: true, balance: null }, earlier: [] },
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

export const Changes: Story = {
  name: 'Cómo has cambiado',
  render: () => (
    <>
      <h1>Objetivos y Progresos</h1>
      <h2>Tests respondidos</h2>
      <h3>Bienestar de cada día</h3>
      <History results={sampleHistory} />
    </>
  ),
}

export const Sheet: Story = {
  name: 'Resultado para imprimir',
  render: () => (
    <>
      {people.slice(0, 1).map(person => (
        <ResultSheet key="sheet" response={sampleDetail} person={person} source="Elaboración propia." />
      ))}
    </>
  ),
}
