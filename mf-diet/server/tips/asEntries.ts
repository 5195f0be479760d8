import { extname } from 'node:path'
import type { ContentEntries, ContentEntry, ContentQuestion } from '../../contract/tips'
import type { StoredEntry } from './tipStore'

/** The page size of the service when a query names none. */
const LIMIT = 100

const PICTURE_TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
}

/**
 * The loaded content in the content service's delivery format: a page of entries, and the pictures that they link to.
 */
export function asEntries(all: readonly StoredEntry[], question: ContentQuestion): ContentEntries {
  const { skip = 0, limit = LIMIT, include = 1 } = question
  const page = all.slice(skip, skip + limit)
  const pictures = [...new Set(page.map(({ image }) => image).filter(image => image !== ''))]
  return {
    sys: { type: 'Array' },
    total: all.length,
    skip,
    limit,
    items: page.map(asEntry),
    ...(include > 0 && pictures.length > 0 && { includes: { Asset: pictures.map(asAsset) } }),
  }
}

function asEntry(stored: StoredEntry): ContentEntry {
  const { id, contentType, title, image, description, video, tags, createdAt, updatedAt } = stored
  return {
    metadata: { tags: tags.map(tag => link('Tag', tag)) },
    sys: {
      id,
      type: 'Entry',
      contentType: link('ContentType', contentType),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    },
    // Empty fields are omitted.
    fields: {
      title,
      ...(image && { imagen: link('Asset', assetId(image)) }),
      ...(description && { description: JSON.parse(description) }),
      ...(video && { videoyoutube: video }),
    },
  }
}

function asAsset(image: string): ContentEntry {
  const file = { url: `/api/files/${image}`, fileName: image, contentType: PICTURE_TYPES[extname(image)] }
  return { metadata: { tags: [] }, sys: { id: assetId(image), type: 'Asset' }, fields: { title: '', file } }
}

const assetId = (image: string) => image.replace(/\.\w+$/, '')

function link(linkType: string, id: string) {
  return { sys: { type: 'Link' as const, linkType, id } }
}
