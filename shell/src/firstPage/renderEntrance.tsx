import { renderToString } from 'react-dom/server'
import { Entrance } from './Entrance'

/** Runs when the shell is built: the sign-in page as HTML, which `main.tsx` hydrates. */
export function renderEntrance(): string {
  return renderToString(<Entrance go={() => undefined} onReady={() => undefined} />)
}
