import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { TokensPage } from './TokensPage'

const meta = {
  title: 'Fundamentos/Tokens',
  component: TokensPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof TokensPage>

export default meta

type Story = StoryObj<typeof meta>

export const Light: Story = { name: 'Tema claro', args: { theme: 'light' } }
export const Dark: Story = { name: 'Tema oscuro', args: { theme: 'dark' } }
