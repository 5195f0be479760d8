import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useEffect, useRef } from 'react'
import buttonStyles from '../Button/Button.module.css'
import { DownloadIcon, MoreIcon, PrinterIcon, ShareIcon } from '../Icon/Icon'
import { Menu } from './Menu'

const meta = {
  title: 'Componentes/Acciones/Menú (Menu)',
  component: Menu,
  args: {
    side: 'below',
    buttonClassName: `${buttonStyles.button} ${buttonStyles.secondary}`,
    button: (
      <>
        <MoreIcon size="small" />
        Más
      </>
    ),
    children: close => (
      <>
        <li>
          <button type="button" onClick={close}>
            <PrinterIcon size="small" />
            Imprimir
          </button>
        </li>
        <li>
          <button type="button" onClick={close}>
            <ShareIcon size="small" />
            Compartir
          </button>
        </li>
        <li>
          <a href="#descargar" aria-current="page">
            <DownloadIcon size="small" />
            Descargar
          </a>
        </li>
      </>
    ),
  },
  decorators: [
    Story => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 'calc(var(--target) * 6)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>

export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = { name: 'Cerrado' }
export const Open: Story = {
  name: 'Abierto',
  render: function Opened(args) {
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => place.current?.querySelector('button')?.click(), [])
    return (
      <div ref={place}>
        <Menu {...args} />
      </div>
    )
  },
}
