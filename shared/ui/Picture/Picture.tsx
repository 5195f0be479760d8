import { type ReactNode, useState } from 'react'
import styles from './Picture.module.css'

export interface PictureProps {
  /** Without an address, or when it does not load, `fallback` is shown instead. */
  src?: string | null
  /** Empty where the name is written beside it. */
  alt: string
  /** The shape that is reserved, in pixels of the picture. */
  width: number
  height: number
  /** The first picture on the screen: loaded at once. All others load when they come near. */
  eager?: boolean
  fallback: ReactNode
  className?: string
}

/** A picture of the content, with its room reserved. */
export function Picture({ src, alt, width, height, eager, fallback, className = '' }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className={`${styles.frame} ${className}`} style={{ aspectRatio: `${width} / ${height}` }}>
      {src && src !== broken ? (
        <img
          className={styles.picture}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        fallback
      )}
    </span>
  )
}
