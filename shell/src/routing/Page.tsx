import type { ReactNode } from 'react'
import { useArrival } from 'shared/router'

interface PageProps {
  title: string
  screen: ReactNode
}

/** One of the shell's own screens, with its title. */
export function Page({ title, screen }: PageProps) {
  useArrival(title)
  return screen
}
