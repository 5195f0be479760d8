/**
 * The key in local storage (shared/product/shell.md#session). A browser may refuse to store: then the session ends with
 * the page.
 */
export const TOKEN_KEY = 'mydiet.token'

export function storedToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}

export function storeToken(token: string): void {
  try {
    localStorage.setItem(TOKEN_KEY, token)
  } catch {
    // The session ends with the page.
  }
}

export function forgetToken(): void {
  try {
    localStorage.removeItem(TOKEN_KEY)
  } catch {
    // Nothing was stored.
  }
}
