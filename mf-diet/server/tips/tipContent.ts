import { youtubeIdOf } from 'shared/html/youtubeIdOf'
import type { ContentKind } from 'shared/server/content/content'
import type { ContentFolder, Row } from 'shared/server/content/contentFolder'
import { listCell } from 'shared/server/content/listCell'
import { slugOf } from 'shared/text/slugOf'
import { CONTENT_TYPES } from '../../rules/tips/specialtyOf'
import { tagKey } from '../../rules/tips/tagLabel'
import { richTextOf } from './richTextOf'
import { CategoryRow, DocumentRow, type EntryContent, TipRow, VideoRow } from './tipRows'
import { hasEntries } from './tipStore'
import { writeTips } from './writeTips'

const TIPS = 'tips.csv'
const VIDEOS = 'videos.csv'
const CATEGORIES = 'tip-categories.csv'
const DOCUMENTS = 'tip-documents.csv'

/** Tips, videos, and the titles of their screens: they come from here unless a content service is configured. */
export const tipContent: ContentKind = {
  name: 'tips',
  files: [TIPS, VIDEOS, CATEGORIES, DOCUMENTS],
  isLoaded: hasEntries,
  async check(folder) {
    const tips = await folder.rows(TIPS, TipRow)
    const videos = await folder.rows(VIDEOS, VideoRow)
    const categories = await folder.rows(CATEGORIES, CategoryRow)
    const documents = await folder.rows(DOCUMENTS, DocumentRow)
    folder.unique(TIPS, 'id', tips, row => row.id)
    folder.unique(VIDEOS, 'id', videos, row => row.id)
    folder.unique(CATEGORIES, 'specialty', categories, row => row.specialty)
    checkIds(folder, tips, videos)
    const tagsOf = tagReader(folder, categories)

    const entries: EntryContent[] = await Promise.all([
      ...tips.map(async row => ({
        ...(await entryOf(folder, TIPS, row, tagsOf)),
        contentType: CONTENT_TYPES[row.value.specialty].tip,
        description: descriptionOf(folder, row),
      })),
      ...videos.map(async row => ({
        ...(await entryOf(folder, VIDEOS, row, tagsOf)),
        contentType: CONTENT_TYPES[row.value.specialty].video,
        description: '',
      })),
    ])
    const files = await Promise.all(
      documents.map(async ({ line, value }) => ({
        ...value,
        file: await folder.document(value.file, { file: DOCUMENTS, row: line, field: 'file' }),
      })),
    )
    const shown = categories.map(({ value }) => ({
      specialty: value.specialty,
      title: value.title,
      category: listCell(value.category),
      subCategory: listCell(value.subCategory),
      documents: files.flatMap(({ specialty, file, infoName }) =>
        file && specialty === value.specialty ? [{ file, infoName }] : [],
      ),
    }))
    return (database, store) => writeTips(database, store, entries, shown)
  },
}

type TagReader = (file: string, row: Row<TipRow | VideoRow>) => string[]

async function entryOf(folder: ContentFolder, file: string, row: Row<TipRow | VideoRow>, tagsOf: TagReader) {
  const { line, value } = row
  const { id, title, image, videoyoutube } = value
  if (videoyoutube !== '' && !youtubeIdOf(videoyoutube)) {
    folder.report({
      file,
      row: line,
      field: 'videoyoutube',
      message: 'No es un video de YouTube ni su dirección.',
    })
  }
  const picture = await folder.picture(image, { file, row: line, field: 'image' })
  return { id, title, picture, video: youtubeIdOf(videoyoutube) ?? '', tags: tagsOf(file, row) }
}

function descriptionOf(folder: ContentFolder, { line, value }: Row<TipRow>): string {
  const { document, problems } = richTextOf(value.description)
  for (const message of problems) folder.report({ file: TIPS, row: line, field: 'description', message })
  return JSON.stringify(document)
}

/** Tips and videos are one collection in the service, so an id is used only once in both files. */
function checkIds(
  folder: ContentFolder,
  tips: readonly Row<TipRow>[],
  videos: readonly Row<VideoRow>[],
): void {
  const taken = new Set(tips.map(({ value }) => value.id))
  for (const { line, value } of videos) {
    if (!taken.has(value.id)) continue
    folder.report({ file: VIDEOS, row: line, field: 'id', message: `Está repetido: ya aparece en ${TIPS}.` })
  }
}

/** Each tag must be in its specialty's lists: a tag that the screen does not offer would never be found. */
function tagReader(folder: ContentFolder, categories: readonly Row<CategoryRow>[]): TagReader {
  const sound = folder.isSound(CATEGORIES)
  const offered = new Map(
    categories.map(({ value }) => [
      value.specialty,
      new Set([...listCell(value.category), ...listCell(value.subCategory)].map(tagKey)),
    ]),
  )
  return (file, { line, value }) => {
    const labels = listCell(value.tags)
    for (const label of labels) {
      if (!sound || offered.get(value.specialty)?.has(tagKey(label))) continue
      const message = `«${label}» no está en las etiquetas de ${value.specialty} en ${CATEGORIES}.`
      folder.report({ file, row: line, field: 'tags', message })
    }
    return labels.map(slugOf)
  }
}
