import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import { passkeyMessages } from '../../../passkeyMessages'
import { secondFactorMessages, secondFactorWords as words } from '../../../secondFactorMessages'
import { Closed } from './Closed'
import { Enrolment, type EnrolmentProps } from './Enrolment'
import { GiveCode } from './GiveCode'
import { RecoveryCodes } from './RecoveryCodes'
import { SecondFactorPage } from './SecondFactorPage'

const nothing = () => undefined
const later = async () => undefined

const meta = {
  title: 'Inicio/Segundo factor del equipo',
  component: SecondFactorPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: words.askTitle,
    lead: words.askLead,
    onSignOut: nothing,
    children: <GiveCode onGive={async () => ({})} onPasskey={later} />,
  },
} satisfies Meta<typeof SecondFactorPage>

export default meta

type Story = StoryObj<typeof meta>

const enrolment = (props: Partial<EnrolmentProps>) => ({
  title: words.enrolTitle,
  lead: words.enrolLead,
  children: (
    <Enrolment
      app={{ key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', link: 'otpauth://totp/My%20Diet' }}
      loading={{ failed: false, retrying: false, retry: nothing }}
      onEnrol={async () => ({})}
      {...props}
    />
  ),
})

export const Asked: Story = { name: 'Pide el código' }
export const Desktop: Story = {
  name: 'En escritorio',
  tags: ['desktop'],
  globals: { viewport: { value: 'desktop' } },
}
export const Wrong: Story = {
  name: 'Código equivocado',
  args: {
    children: <GiveCode onGive={async () => ({ code: secondFactorMessages.wrong })} onPasskey={later} />,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByLabelText(words.codeOrRecovery), '123456')
    await userEvent.click(page.getByRole('button', { name: words.confirm }))
  },
}
export const WrongPasskey: Story = {
  name: 'Llave de acceso rechazada',
  args: {
    children: <GiveCode onGive={async () => ({})} onPasskey={async () => passkeyMessages.notConfirmed} />,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: words.confirmByPasskey }))
  },
}
export const Enrol: Story = { name: 'Activar', args: enrolment({}) }
export const EnrolLoading: Story = { name: 'Activar, cargando', args: enrolment({ app: undefined }) }
export const EnrolFailed: Story = {
  name: 'Activar, la clave no llegó',
  args: enrolment({ app: undefined, loading: { failed: true, retrying: false, retry: nothing } }),
}
export const Codes: Story = {
  name: 'Códigos de recuperación',
  args: {
    title: words.codesTitle,
    lead: words.codesLead,
    children: (
      <RecoveryCodes
        codes={['JBSW-Y3DP-EHPK-3PXP', 'MFRG-GZDF-MZTW-Q2LK', 'NBSW-Y3DP-EB3W-64TM']}
        onSaved={later}
      />
    ),
  },
}
export const NotOpen: Story = {
  name: 'Sin inscripción abierta',
  args: {
    title: words.closedTitle,
    lead: secondFactorMessages.closed,
    children: <Closed onRetry={later} />,
  },
}
