import { youtubeIdOf } from './youtubeIdOf'

test.each([
  'xyQY8a-ng6g',
  ' xyQY8a-ng6g ',
  'https://www.youtube.com/watch?v=xyQY8a-ng6g',
  'https://m.youtube.com/watch?app=desktop&v=xyQY8a-ng6g&t=20s',
  'https://youtu.be/xyQY8a-ng6g?si=abc',
  'https://www.youtube.com/embed/xyQY8a-ng6g',
  'https://www.youtube-nocookie.com/embed/xyQY8a-ng6g?rel=0',
  'https://www.youtube.com/shorts/xyQY8a-ng6g',
])('%s', text => {
  expect(youtubeIdOf(text)).toBe('xyQY8a-ng6g')
})

test.each([
  '',
  'xyQY8a',
  'xyQY8a-ng6g/../x',
  'https://evil.example/watch?v=xyQY8a-ng6g',
  'https://youtube.com.evil.example/watch?v=xyQY8a-ng6g',
  'javascript:alert(1)//xyQY8a-ng6g',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/@canal',
])('%s names no video', text => {
  expect(youtubeIdOf(text)).toBeUndefined()
})
