import { renderToString } from 'react-dom/server'
import { Entrance } from './Entrance'

/** Renders the sign-in page as HTML at build time; `main.tsx` hydrates it. */
export function renderEntrance(): string {
  return renderToString(<Entrance go={() => undefined} onReady={() => undefined} />)
}
