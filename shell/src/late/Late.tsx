import { type ComponentType, useEffect, useState } from 'react'

interface LateProps {
  /** Loads a component that takes no props. The same function at every render. */
  load: () => Promise<ComponentType>
}

/** An optional part of the sign-in page that loads after the form. */
export function Late({ load }: LateProps) {
  const [Component, setComponent] = useState<ComponentType>()
  useEffect(() => {
    let current = true
    load().then(
      loaded => current && setComponent(() => loaded),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [load])
  return Component ? <Component /> : null
}
