import { type ReactNode, useEffect, useState } from 'react'
import { lookAtScreen, noteOpening } from '../reports/watchScreen'

/** A part of a remote whose release is told of where it holds or hides the page without an error. */
export function Watched({ release, children }: { release: string; children: ReactNode }) {
  // Before the part is rendered for the first time: no effect comes after a loop.
  useState(() => noteOpening(release))
  useEffect(() => lookAtScreen(release), [release])
  return children
}
