import { asParagraphs } from './asParagraphs'

test.each([
  ['', ''],
  [' \n\n ', ''],
  ['Todo bien.', '<p>Todo bien.</p>'],
  ['Uno\ndos\n\n\nTres ', '<p>Uno<br>dos</p><p>Tres</p>'],
  ['<b>90</b> & "100"', '<p>&lt;b&gt;90&lt;/b&gt; &amp; &quot;100&quot;</p>'],
])('%j is %j', (text, html) => {
  expect(asParagraphs(text)).toBe(html)
})
