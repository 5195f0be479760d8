import { BookIcon } from 'shared/ui/Icon'
import { Picture, type PictureProps } from 'shared/ui/Picture'

/** A picture of a course, a module, a subtopic or a product, or a book. */
export function CoursePicture({
  alt = '',
  ...props
}: Omit<PictureProps, 'fallback' | 'alt'> & { alt?: string }) {
  return <Picture {...props} alt={alt} fallback={<BookIcon size="large" />} />
}
