import { Picture, type PictureProps } from 'shared/ui/Picture'
import { PlatePicture } from './PlatePicture'
import styles from './RecipePicture.module.css'

export type RecipePictureProps = Omit<PictureProps, 'fallback'>

/** A dish's picture, or a plate. */
export function RecipePicture({ className = '', ...props }: RecipePictureProps) {
  return (
    <Picture
      {...props}
      className={`${styles.frame} ${className}`}
      fallback={<PlatePicture label={props.alt} className={styles.plate} />}
    />
  )
}
