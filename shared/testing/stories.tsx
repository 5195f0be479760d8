import type { Decorator, Preview } from '@storybook/react-webpack5'
import { useLayoutEffect } from 'react'
import { QueryClient, QueryClientProvider } from '../query/query'
import { MemoryRouter } from '../router/memory'
import '../ui/font.css'
import '../ui/tokens.css'
import '../ui/base.css'

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

/** The surroundings of every story, here and in repositories elsewhere. */
export const preview: Preview = {
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
    viewport: {
      options: {
        phone: viewport('Teléfono', 'mobile', 390, 844),
        small: viewport('Teléfono chico', 'mobile', 320, 640),
        desktop: viewport('Escritorio', 'desktop', 1440, 900),
      },
    },
  },
}

function viewport(name: string, type: 'mobile' | 'desktop', width: number, height: number) {
  return {
    name: `${name} ${width}×${height}`,
    type,
    styles: { width: `${width}px`, height: `${height}px` },
  }
}
