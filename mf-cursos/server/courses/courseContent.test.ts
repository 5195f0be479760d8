import { ContentFolder } from 'shared/server/content/contentFolder'
import { contentFolder, PICTURE, removeContentFolders } from 'shared/testing/contentFolder'
import { coursesContent } from './courseContent'

const SUBTOPIC = 'id,topic,name,description,image,video,audio,captions,documento,duration,frase,pts,tip'
const GOOD = {
  'courses.csv': [
    'title,name,featureImage,featureVideo,anonymousQuestions,description',
    'Curso,a.webp,,,sí,<p>x</p>',
  ],
  'course-categories.csv': ['id,course,category,name,title,description', '1,Curso,Empezar,,,'],
  'course-modules.csv': ['id,category,name,frase,image', '1,1,Semana 1,,a.webp'],
  'course-topics.csv': ['id,module,name,description,duration', '1,1,Tema,,2'],
  'course-subtopics.csv': [SUBTOPIC, '1,1,Subtema,<p>x</p>,a.webp,,,,,5,,10,agua|fibra'],
  'images/a.webp': PICTURE,
  'audio/falso.mp3': PICTURE,
  'captions/bien.vtt': ['WEBVTT', '', '00:00.000 --> 00:04.000', 'Inhala.'],
  'captions/falso.vtt': PICTURE,
}
type File = keyof typeof GOOD

async function errorsOf(changes: Record<string, string[]>) {
  const folder = await ContentFolder.open(contentFolder({ ...GOOD, ...changes }))
  await coursesContent.check(folder)
  return folder.errors
}
const withRow = (file: File, row: string) => ({ [file]: [...(GOOD[file] as string[]), row] })

afterAll(removeContentFolders)

test('good content has no errors, and neither has a course without content', async () => {
  expect(await errorsOf({})).toEqual([])
  expect(await errorsOf(withRow('course-subtopics.csv', '2,1,Otro,,,,,bien.vtt,,5,,10,'))).toEqual([])
  expect(await errorsOf(withRow('courses.csv', 'Otro,,,,,<p>x</p>'))).toEqual([])
})

test('an older folder, without the columns of anonymous questions and captions, is good', async () => {
  const older = {
    'courses.csv': ['title,name,featureImage,featureVideo,description', 'Curso,a.webp,,,<p>x</p>'],
    'course-subtopics.csv': [
      'id,topic,name,description,image,video,audio,documento,duration,frase,pts,tip',
      '1,1,Subtema,<p>x</p>,a.webp,,,,5,,10,',
    ],
  }
  expect(await errorsOf(older)).toEqual([])
  const twice = ['title,title,name,featureImage,featureVideo,description', 'Curso,Curso,,,,<p>x</p>']
  expect(await errorsOf({ ...older, 'courses.csv': twice })).toEqual([
    { file: 'courses.csv', row: 1, field: 'title', message: 'Sobra esta columna.' },
  ])
  const untitled = ['name,featureImage,featureVideo,description', 'a.webp,,,<p>x</p>']
  expect(await errorsOf({ ...older, 'courses.csv': untitled })).toEqual([
    { file: 'courses.csv', row: 1, field: 'title', message: 'Falta esta columna.' },
  ])
})

test.each<[File, string, string, RegExp]>([
  ['courses.csv', 'Otro,,,,tal vez,<p>x</p>', 'anonymousQuestions', /./],
  ['course-categories.csv', '2,Nada,Empezar,,,', 'course', /«Nada» no está en courses\.csv/],
  ['course-categories.csv', '1,Curso,Otra,,,', 'id', /repetido/],
  ['course-categories.csv', 'x,Curso,Otra,,,', 'id', /número/],
  ['course-modules.csv', '2,9,Semana 2,,', 'category', /«9» no está en course-categories\.csv/],
  ['course-modules.csv', '2,1,Semana 2,,b.webp', 'image', /No existe la imagen/],
  ['course-topics.csv', '2,9,Tema,,1', 'module', /«9» no está/],
  ['course-topics.csv', '2,1,Tema,,1', 'id', /No tiene subtemas/],
  ['course-topics.csv', '2,1,Tema,,-1', 'duration', /./],
  ['course-subtopics.csv', '2,9,Subtema,,,,,,,5,,10,', 'topic', /«9» no está/],
  ['course-subtopics.csv', '2,1,Subtema,,,vimeo.com\\/1,,,,5,,10,', 'video', /YouTube/],
  ['course-subtopics.csv', '2,1,Subtema,,,,http://a.mx/a.mp3,,,5,,10,', 'audio', /./],
  ['course-subtopics.csv', '2,1,Subtema,,,,javascript:alert(1),,,5,,10,', 'audio', /./],
  ['course-subtopics.csv', '2,1,Subtema,,,,no.mp3,,,5,,10,', 'audio', /No existe el audio/],
  ['course-subtopics.csv', '2,1,Subtema,,,,falso.mp3,,,5,,10,', 'audio', /no es un audio MP3, M4A o WAV/],
  [
    'course-subtopics.csv',
    '2,1,Subtema,,,,,no.vtt,,5,,10,',
    'captions',
    /No existe el archivo de subtítulos/,
  ],
  ['course-subtopics.csv', '2,1,Subtema,,,,,falso.vtt,,5,,10,', 'captions', /no son subtítulos WebVTT/],
  ['course-subtopics.csv', '2,1,Subtema,,,,,javascript:alert(1),,5,,10,', 'captions', /./],
  ['course-subtopics.csv', '2,1,Subtema,,,,,,no.pdf,5,,10,', 'documento', /No existe el documento/],
])('%s, row «%s»: an error at %s', async (file, row, field, message) => {
  const [first] = await errorsOf(withRow(file, row))
  expect(first).toEqual({ file, row: 3, field, message: expect.stringMatching(message) })
})
