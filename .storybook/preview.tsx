import type { Preview } from '@storybook/react-webpack5'
import { preview } from '../shared/testing/stories'
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

export default {
  ...preview,
  argTypesEnhancers: [withWords],
  parameters: {
    ...preview.parameters,
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
  },
} satisfies Preview
