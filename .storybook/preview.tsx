import type { Preview } from '@storybook/react-webpack5'
import { decorators, globalTypes } from '../shared/testing/stories'
import { guideOf } from '../shared/ui/guides/guides'

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
  decorators,
  globalTypes,
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
