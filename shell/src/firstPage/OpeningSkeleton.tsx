import { useLayoutEffect, useRef } from 'react'

/** Keeps the skeleton that the server sent in its place until the screen itself stands. */
export function OpeningSkeleton({ skeleton }: { skeleton: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.append(skeleton), [skeleton])
  return <div ref={place} />
}
