import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import { Faq } from './Faq'

const meta = {
  title: 'Inicio/Preguntas frecuentes',
  component: Faq,
  args: {
    entries: [
      {
        slug: 'como-creo-mi-cuenta',
        group: 'Tu cuenta',
        question: '¿Cómo creo mi cuenta?',
        answer: '<p>En la pantalla de entrada elige <strong>Regístrate</strong>.</p>',
      },
      {
        slug: 'que-hago-si-olvide-mi-contrasena',
        group: 'Tu cuenta',
        question: '¿Qué hago si olvidé mi contraseña?',
        answer: '<p>Te enviamos un enlace que vence en 60 minutos.</p>',
      },
      {
        slug: 'como-cambio-o-cancelo-mi-cita',
        group: 'Citas',
        question: '¿Cómo cambio o cancelo mi cita?',
        answer: '<p>En <strong>Citas</strong> abre tu próxima cita.</p>',
      },
    ],
    failed: false,
    retrying: false,
    onRetry: () => undefined,
    named: '',
    onOpen: () => undefined,
  },
} satisfies Meta<typeof Faq>

export default meta

type Story = StoryObj<typeof meta>

const search =
  (words: string): Story['play'] =>
  ({ canvasElement }) =>
    userEvent.type(within(canvasElement).getByLabelText('Buscar'), words)

export const Questions: Story = { name: 'Preguntas' }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const Named: Story = { name: 'Una pregunta abierta', args: { named: 'como-cambio-o-cancelo-mi-cita' } }
export const Found: Story = { name: 'Búsqueda', play: search('contrasena') }
export const NotFound: Story = { name: 'Búsqueda sin resultados', play: search('zzz') }
export const Loading: Story = { name: 'Cargando', args: { entries: undefined } }
export const Empty: Story = { name: 'Sin preguntas', args: { entries: [] } }
export const Failed: Story = { name: 'No se pudieron cargar', args: { entries: undefined, failed: true } }
