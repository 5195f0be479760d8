import type { Decorator, Preview } from '@storybook/react-webpack5'
import { useLayoutEffect } from 'react'
import { QueryClient, QueryClientProvider } from '../shared/query/query'
import { MemoryRouter } from '../shared/router/memory'
import { guideOf } from '../shared/ui/guides'
import '../shared/ui/font.css'
import '../shared/ui/tokens.css'
import '../shared/ui/base.css'

const withTheme: Decorator = (Story, { globals }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light'
  useLayoutEffect(() => {
    document.documentElement.lang = 'es-MX'
    document.documentElement.dataset.theme = theme
  }, [theme])
  return <Story />
}

/** A story with its own router sets `parameters: { router: false }`. */
const withRouter: Decorator = (Story, { parameters }) =>
  parameters.router === false ? (
    <Story />
  ) : (
    <MemoryRouter>
      <Story />
    </MemoryRouter>
  )

/** A part that asks the server has no answer in a story: nobody is signed in. */
const withQueries: Decorator = Story => (
  <QueryClientProvider client={new QueryClient()}>
    <Story />
  </QueryClientProvider>
)

/** The controls say in a designer's words what each prop is, as the part's guide does. */
const withWords: NonNullable<Preview['argTypesEnhancers']>[number] = ({ title, argTypes }) => {
  const { props = {} } = guideOf(title) ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      name in props ? { ...type, description: props[name] } : type,
    ]),
  )
}

const preview: Preview = {
  argTypesEnhancers: [withWords],
  decorators: [withQueries, withRouter, withTheme],
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: {
        title: 'Tema',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Claro', icon: 'sun' },
          { value: 'dark', title: 'Oscuro', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Fundamentos',
          ['Del boceto a la entrega', 'Muestra', 'Tokens'],
          'Componentes',
          [
            'Acciones',
            'Formularios',
            'Fechas',
            'Contenido',
            'Ventanas y avisos',
            'Vacío, espera y error',
            'Estructura y navegación',
            'Marca e imágenes',
          ],
          'Inicio',
          'Comidas',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Teléfono 390×844', type: 'mobile', styles: { width: '390px', height: '844px' } },
        small: {
          name: 'Teléfono chico 320×640',
          type: 'mobile',
          styles: { width: '320px', height: '640px' },
        },
        desktop: {
          name: 'Escritorio 1440×900',
          type: 'desktop',
          styles: { width: '1440px', height: '900px' },
        },
      },
    },
  },
}

export default preview
