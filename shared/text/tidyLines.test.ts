import { tidyLines } from './tidyLines'

test.each([
  ['uno\ndos\n\ntres', 'uno\ndos\n\ntres'],
  [`uno${'\n'.repeat(400)}dos`, 'uno\n\ndos'],
  ['uno\r\n \r\n\t\r\n\r\ndos', 'uno\n\ndos'],
  ['  con sangría\n  y más', '  con sangría\n  y más'],
  ['\u202Eoinetxe\u202C \u2067al revés\u2069\u200F', 'oinetxe al revés'],
  ['cam\u0007pana \u001B[31mroja\u001B[0m\u0008\u009F', 'campana [31mroja[0m'],
  ['uno\ty\r\ndos', 'uno\ty\r\ndos'],
  [`a${'\u0301'.repeat(1000)}b`, `a${'\u0301'.repeat(4)}b`],
  ['ตั้งใจ, क्षेत्र, Việt, 1️⃣', 'ตั้งใจ, क्षेत्र, Việt, 1️⃣'],
  ['👩🏽‍❤️‍💋‍👨🏿', '👩🏽‍❤️‍💋‍👨🏿'],
])('%j is stored as %j', (text, stored) => {
  expect(tidyLines(text)).toBe(stored)
})
