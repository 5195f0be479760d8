import { renderToString } from 'react-dom/server'
import { entranceSkeletons } from '../screens/entrance/entranceSkeletons'
import { Entrance } from './Entrance'

/** Renders the sign-in page as HTML at build time; `main.tsx` hydrates it. */
export function renderEntrance(): string {
  return renderToString(<Entrance go={() => undefined} onReady={() => undefined} />)
}

/** Renders, at build time, the other pages before sign-in as they are while their code loads: HTML by path. */
export function renderSkeletons(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entranceSkeletons).map(([path, skeleton]) => [path, renderToString(skeleton)]),
  )
}
