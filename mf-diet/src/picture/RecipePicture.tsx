import { useState } from 'react'
import { PlatePicture } from './PlatePicture'
import styles from './RecipePicture.module.css'

export interface RecipePictureProps {
  /** The picture's address; without one, or when it does not load, a plate is drawn instead. */
  src?: string | null
  /** The food on the plate; empty where the name is written beside it. */
  alt: string
  width: number
  height: number
  /** The first picture on the screen: loaded at once. All others load when they come near. */
  eager?: boolean
  className?: string
}

export function RecipePicture({ src, alt, width, height, eager, className = '' }: RecipePictureProps) {
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
        <PlatePicture label={alt} className={styles.picture} />
      )}
    </span>
  )
}
