import webpack, { type Compiler } from 'webpack'
import { RETRY_QUERIES } from '../../remote/retryQueries'

/** Lets the page ask for the chunks of this build under another query (shared/remote/retryQueries.ts). */
export class RetryQueryPlugin {
  constructor(private readonly uniqueName: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RetryQueryPlugin', compilation => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('RetryQueryPlugin', chunk => {
        compilation.addRuntimeModule(chunk, new RetryQueryModule(this.uniqueName))
      })
    })
  }
}

class RetryQueryModule extends webpack.RuntimeModule {
  constructor(private readonly uniqueName: string) {
    super('retry query', webpack.RuntimeModule.STAGE_TRIGGER)
  }

  /** `u` and `miniCssF` answer the file of a chunk, and exist where a build has chunks and styles. */
  override generate() {
    return `for (const name of ['u', 'miniCssF']) {
  const file = __webpack_require__[name]
  if (file) __webpack_require__[name] = id => file(id) + (self.${RETRY_QUERIES}?.[${JSON.stringify(this.uniqueName)}] ?? '')
}`
  }
}
