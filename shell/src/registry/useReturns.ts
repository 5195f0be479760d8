import { useEffect, useState } from 'react'
import { filter, skip } from 'rxjs'
import { online$ } from 'shared/offline/connection'

/** How often My Diet could be reached again since the component was first rendered. */
export function useReturns(): number {
  const [returns, setReturns] = useState(0)
  useEffect(() => {
    const following = online$.pipe(skip(1), filter(Boolean)).subscribe(() => setReturns(before => before + 1))
    return () => following.unsubscribe()
  }, [])
  return returns
}
