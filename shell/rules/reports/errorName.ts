const NAMES = new Set(
  `AbortError AggregateError CallRefused ChunkLoadError ConstraintError DataCloneError EvalError InvalidStateError
  InvariantError NetworkError NotAllowedError NotFoundError NotSupportedError QuotaExceededError RangeError ReferenceError
  ScriptExternalLoadError SecurityError SyntaxError TimeoutError TypeError UnknownError URIError VersionError`.split(
    /\s+/,
  ),
)

/** The name of a kind of error that browsers and libraries have. Another name could say anything, so it is `Error`. */
export function errorName(name: string): string {
  return NAMES.has(name) ? name : 'Error'
}
