/** The token lives in local storage (specification, section 3). Private modes may refuse: then it lasts as long as the page. */
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
    // The session simply ends with the page.
  }
}

export function forgetToken(): void {
  try {
    localStorage.removeItem(TOKEN_KEY)
  } catch {
    // Nothing was stored.
  }
}
