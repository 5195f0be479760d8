/**
 * How long the address stays valid: some browsers read the file after the click has returned, or first ask for a place.
 */
const READ_WITHIN_MS = 60_000

/** Hands contents to the browser as a file to download. `type` is the media type, such as `application/json`. */
export function saveFile(contents: Blob | string, { name, type }: { name: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([contents], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS)
}
