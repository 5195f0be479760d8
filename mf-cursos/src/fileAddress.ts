/** The address of a stored file, such as a picture or a document; undefined without a name. */
export function fileAddress(name: string): string | undefined {
  return name ? `/api/files/${encodeURIComponent(name)}` : undefined
}
