const ID = /^[\w-]{11}$/
const HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com', 'youtu.be']

/** The id of a YouTube video from an id, or from any of its addresses that a person may have copied. */
export function youtubeIdOf(text: string): string | undefined {
  const given = text.trim()
  if (ID.test(given)) return given
  if (!URL.canParse(given)) return undefined
  const { protocol, hostname, pathname, searchParams } = new URL(given)
  if (!/^https?:$/.test(protocol) || !HOSTS.includes(hostname)) return undefined
  const [, first = '', second = ''] = pathname.split('/')
  const id =
    hostname === 'youtu.be' ? first : /^(embed|shorts|live|v)$/.test(first) ? second : searchParams.get('v')
  return id && ID.test(id) ? id : undefined
}
