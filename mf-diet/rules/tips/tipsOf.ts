import { youtubeIdOf } from 'shared/html/youtubeIdOf'
import type { ContentEntries, ContentEntry, ContentIncludes, RichTextNode } from '../../contract/tips'
import { cleanRichText } from './cleanRichText'
import { type Specialty, specialtyOfContentType } from './specialtyOf'

/** A tip (shared/product/diet.md#tips), read from an entry; a video is one too. */
export interface Tip {
  id: string
  title: string
  specialty: Specialty | undefined
  /** The picture's address. */
  picture: string | undefined
  description: RichTextNode | undefined
  /** The id of the video. */
  video: string | undefined
  /** Ids of the content service's tags. */
  tags: string[]
}

/** The tips of an answer. An entry without a title is unfinished and is skipped. */
export function tipsOf({ items, includes }: Pick<ContentEntries, 'items' | 'includes'>): Tip[] {
  return items.flatMap(entry => tipOf(entry, includes) ?? [])
}

/** One tip, with the assets that it links to. */
export function tipOf(entry: ContentEntry, includes: ContentIncludes | undefined): Tip | undefined {
  const { title, imagen, description, videoyoutube } = entry.fields
  if (typeof title !== 'string' || title.trim() === '') return undefined
  return {
    id: entry.sys.id,
    title: title.trim(),
    specialty: specialtyOfContentType(entry.sys.contentType?.sys.id),
    picture: pictureOf(imagen, includes),
    description: cleanRichText(description),
    video: typeof videoyoutube === 'string' ? youtubeIdOf(videoyoutube) : undefined,
    tags: entry.metadata?.tags.map(tag => tag.sys.id) ?? [],
  }
}

interface LinkLike {
  sys?: { id?: unknown; linkType?: unknown }
}

/** The address of the first asset that a field links to. */
function pictureOf(field: unknown, includes: ContentIncludes | undefined): string | undefined {
  const link = (Array.isArray(field) ? field[0] : field) as LinkLike | null | undefined
  const asset = includes?.Asset?.find(({ sys }) => sys.id === link?.sys?.id)
  const file = asset?.fields.file as { url?: unknown; contentType?: unknown } | undefined
  if (typeof file?.url !== 'string' || !String(file.contentType).startsWith('image/')) return undefined
  // The service omits the protocol.
  const url = file.url.startsWith('//') ? `https:${file.url}` : file.url
  return /^(https:\/\/|\/(?!\/))/.test(url) ? url : undefined
}
