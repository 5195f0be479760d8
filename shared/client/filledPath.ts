/** A contract's path with its parameters in place: `recipes/{id}/comments` of 7 is `recipes/7/comments`. */
export function filledPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
}
