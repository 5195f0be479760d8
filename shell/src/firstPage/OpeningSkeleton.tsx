import { useLayoutEffect, useRef } from 'react'

/** Shows the skeleton that the server sent until the screen itself is rendered. */
export function OpeningSkeleton({ skeleton }: { skeleton: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.append(skeleton), [skeleton])
  return <div ref={place} />
}
