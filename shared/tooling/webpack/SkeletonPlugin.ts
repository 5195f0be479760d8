import { createRequire } from 'node:module'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import webpack, { type Compiler } from 'webpack'
import { routeKey } from '../../remote/exposes'
import type { RemoteJson, SkeletonsJson } from '../../remote/remoteJson'
import { withoutStyleAttributes } from '../../remote/staticHtml'
import { buildForNode } from './buildForNode'

/** The modules that render a skeleton: hooks need a single React. */
const REACT = ['react', 'react/jsx-runtime', 'react-dom']

/** Writes `skeletons.json`: the skeletons that the remote's routes name, rendered. */
export class SkeletonPlugin {
  constructor(private readonly remote: RemoteJson) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('SkeletonPlugin', compilation => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name: 'SkeletonPlugin', stage }, async () => {
        const skeletons = await this.render(compiler)
        compilation.emitAsset('skeletons.json', new webpack.sources.RawSource(JSON.stringify(skeletons)))
      })
    })
  }

  private async render(compiler: Compiler): Promise<SkeletonsJson> {
    const routes = this.remote.routes.flatMap(({ path, skeleton }) => (skeleton ? [{ path, skeleton }] : []))
    if (routes.length === 0) return {}
    const nameOf = (path: string) => path.replaceAll(/[^a-zA-Z0-9]+/g, '-')
    const built = await buildForNode(
      compiler,
      Object.fromEntries(routes.map(({ path, skeleton }) => [nameOf(path), skeleton])),
      REACT,
    )
    return Object.fromEntries(
      routes.flatMap(({ path }) => {
        const module = built[nameOf(path)]
        if (!module) return []
        const html = renderToStaticMarkup(createElement(componentIn(module.file)))
        return [[routeKey(path), withoutStyleAttributes({ html, css: module.css })]]
      }),
    )
  }
}

function componentIn(file: string): ComponentType {
  const require = createRequire(import.meta.url)
  delete require.cache[file]
  return (require(file) as { default: ComponentType }).default
}
