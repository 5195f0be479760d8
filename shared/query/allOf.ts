/** The fields of a query's result that describe its loading. */
interface QueryState {
  /** It failed, and there is no earlier answer. */
  isLoadingError: boolean
  isFetching: boolean
  refetch(): unknown
}

/** The state of loading a screen's data. */
export interface Loading {
  /** A needed query failed without an earlier answer. */
  failed: boolean
  /** A query is being fetched. */
  retrying: boolean
  /** Fetches the failed queries again, and no others. */
  retry(): void
}

/** Several queries as one; other hooks' combined states are accepted too: `const loading = allOf(recipes, plans)`. */
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
