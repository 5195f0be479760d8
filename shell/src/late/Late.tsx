import { type ComponentType, useEffect, useState } from 'react'
import { afterFrame } from './afterFrame'

interface LateProps {
  /** Loads a component that takes no props. The same function at every render. */
  load: () => Promise<ComponentType>
}

/** An optional part of the sign-in page that loads after the form answers. */
export function Late({ load }: LateProps) {
  const [Component, setComponent] = useState<ComponentType>()
  useEffect(() => {
    let current = true
    const show = (loaded: ComponentType) => current && setComponent(() => loaded)
    afterFrame(() => {
      if (current) load().then(show, () => undefined)
    })
    return () => {
      current = false
    }
  }, [load])
  return Component ? <Component /> : null
}
