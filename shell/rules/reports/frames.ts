/**
 * A line of a minified stack: `mf-diet@0123456789abcdef/9f8e7d6c5b:1:234`, the release, the hash in the name of its
 * file, line and column. The names of functions and files are left out: source maps have them. A hash without any letter
 * could be a telephone number.
 */
const FRAME = /^(?:shell|mf-[a-z\d-]{1,40})@(?!\d+\/)[\da-f]{16}\/(?!\d+:)[\da-f]{10}:\d{1,6}:\d{1,7}$/
const IN_STACK =
  /\/(?:(shell)|releases\/(mf-[a-z\d-]{1,40}))\/([\da-f]{16})\/[\w.-]*?([\da-f]{10})\.(?:js|css):(\d{1,6}):(\d{1,7})/g

const MOST_FRAMES = 12

/** The frames of our own code in a browser's stack; a browser writes each with the address of its file. */
export function framesOf(stack: string): string[] {
  return [...stack.slice(0, 20_000).matchAll(IN_STACK)]
    .slice(0, MOST_FRAMES)
    .map(
      ([, shell, remote, release, file, line, column]) =>
        `${shell ?? remote}@${release}/${file}:${line}:${column}`,
    )
}

export function isFrame(text: string): boolean {
  return FRAME.test(text)
}
