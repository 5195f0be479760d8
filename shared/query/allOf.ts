/** As much of a query's result as is needed to say how its loading goes. */
interface QueryState {
  /** It failed, and nothing is there from before. */
  isLoadingError: boolean
  isFetching: boolean
  refetch(): unknown
}

/** How the loading of what a screen needs goes. */
export interface Loading {
  /** Something that is needed did not come; what is there from before does not count as missing. */
  failed: boolean
  /** Something is being asked for. */
  retrying: boolean
  /** Asks again for what failed, and for nothing else. */
  retry(): void
}

/** Several queries as one, or what other hooks made of theirs: `const loading = allOf(recipes, plans)`. */
export function allOf(...parts: readonly (QueryState | Loading)[]): Loading {
  const all = parts.map(part => ('failed' in part ? part : loadingOf(part)))
  return {
    failed: all.some(part => part.failed),
    retrying: all.some(part => part.retrying),
    retry: () => {
      for (const part of all) if (part.failed) part.retry()
    },
  }
}

function loadingOf(query: QueryState): Loading {
  return {
    failed: query.isLoadingError,
    retrying: query.isFetching,
    retry: () => void query.refetch(),
  }
}
