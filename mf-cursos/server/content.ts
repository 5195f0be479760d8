import type { ContentKind } from 'shared/server/content/content'
import { sanitizeHtml } from 'shared/server/html/sanitizeHtml'
import Type from 'typebox'
import { hasCourses, replaceCourses } from './store'

const CourseRow = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 200 }),
  name: Type.String({ maxLength: 200 }),
  featureImage: Type.String({ maxLength: 200 }),
  featureVideo: Type.String({ maxLength: 100, pattern: '^[\\w-]*$' }),
  description: Type.String({ minLength: 1, maxLength: 20_000 }),
})

const FILE = 'courses.csv'

export const coursesContent: ContentKind = {
  name: 'courses',
  files: [FILE],
  isLoaded: hasCourses,
  async check(folder) {
    const rows = await folder.rows(FILE, CourseRow)
    folder.unique(FILE, 'title', rows, row => row.title)
    const courses = await Promise.all(
      rows.map(async ({ line, value }) => ({
        value,
        image: await folder.picture(value.name, { file: FILE, row: line, field: 'name' }),
        featureImage: await folder.picture(value.featureImage, {
          file: FILE,
          row: line,
          field: 'featureImage',
        }),
      })),
    )
    return async (database, files) => {
      const pictures = courses.flatMap(course => [course.image, course.featureImage])
      for (const picture of pictures) if (picture) await files.put(picture.bytes, picture.name)
      await replaceCourses(
        database,
        courses.map(({ value, image, featureImage }) => ({
          title: value.title,
          name: image?.name ?? '',
          featureImage: featureImage?.name ?? '',
          featureVideo: value.featureVideo,
          description: sanitizeHtml(value.description),
        })),
      )
    }
  },
}
