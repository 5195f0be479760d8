import { useState } from 'react'
import { BookIcon } from 'shared/ui/Icon'
import styles from './CoursePicture.module.css'

interface CoursePictureProps {
  /** Without an address, or when it does not load, a book is drawn instead. */
  src: string | undefined
  /** Empty where the name is written beside it. */
  alt?: string
  width: number
  height: number
  /** The first picture on the screen: loaded at once. All others load when they come near. */
  eager?: boolean
  className?: string
}

/** A picture of a course, a module, a subtopic or a product, with its room reserved. */
export function CoursePicture({ src, alt = '', width, height, eager, className = '' }: CoursePictureProps) {
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
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        <BookIcon size="large" />
      )}
    </span>
  )
}
