import { releaseWords } from './releaseWords'

test.each([
  ['mf-diet', 'all'],
  ['mf-diet --candidate', 'nobody'],
  ['mf-diet --share 5', { share: 5 }],
  ['mf-diet --share 50 --to https://app.example.mx', { share: 50 }],
  ['mf-diet --candidate --stories --to https://app.example.mx', 'nobody'],
])('%s', (words, audience) => {
  expect(releaseWords(words.split(' '))).toMatchObject({ app: 'mf-diet', audience })
})

test.each([
  ['mf-diet --share 0', 'from 1 to 50'],
  ['mf-diet --share 51', 'from 1 to 50'],
  ['mf-diet --share 5.5', 'from 1 to 50'],
  ['mf-diet --share 5 --candidate', 'has no share'],
  ['shell --candidate', 'released to all'],
  ['shell --share 5', 'released to all'],
  ['mf-diet --nada', 'nada'],
  ['shell --stories', 'go with a remote'],
])('%s is refused', (words, why) => {
  expect(() => releaseWords(words.split(' '))).toThrow(why)
})
