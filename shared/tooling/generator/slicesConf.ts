import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The text of shell/gateway/apis.slices.conf: the calls of each domain's contract lead to the API of that domain, and
 * all others to the one that answers every call.
 */
export function slicesConf(root: string, remotes: readonly string[]): string {
  const owned = remotes.map(remote => ({ remote, paths: pathsOf(root, remote) }))
  const lines = owned
    .filter(({ paths }) => paths.length > 0)
    .map(({ remote, paths }) => `    ~^/api/(?:${paths.join('|')})$ api-${remote};\n`)
  return `${HEAD}map $uri $api {
    default api;
${lines.join('')}}
${remotes.map(upstream).join('')}`
}

const HEAD = `# Each domain's calls go to an API of their own (APIS=slices): \`npm run domains\` writes this file from the contracts.
# Where that API does not answer, or none was started, the one of all domains does. The times are those of \`api\` in
# upstreams.conf, for the same reasons.
`

const upstream = (remote: string) => `
upstream api-${remote} {
    zone api-${remote} 64k;
    server api-${remote}:3000 resolve max_fails=1 fail_timeout=2s;
    server api:3000 resolve backup;
    keepalive 16;
    keepalive_timeout 5s;
}
`

const CALL = /^ +'(?:GET|POST|PUT|PATCH|DELETE) ([^']+)':/gm

/** The paths of a domain's calls as patterns: those of its contract, and those that it serves of what domains share. */
function pathsOf(root: string, remote: string): string[] {
  const plugin = join(root, remote, 'server/plugin.ts')
  const served = existsSync(plugin) ? readFileSync(plugin, 'utf8') : ''
  const shared = modulesIn(join(root, 'shared/published')).filter(text =>
    [...text.matchAll(/export const (\w+) = defineContract/g)].some(([, name]) =>
      served.includes(`serve(app, ${name},`),
    ),
  )
  const own = [join(root, remote, 'contract.ts'), ...filesIn(join(root, remote, 'contract'))]
  const texts = [...own.filter(existsSync).map(file => readFileSync(file, 'utf8')), ...shared]
  const paths = texts.flatMap(text => [...text.matchAll(CALL)].map(([, path = '']) => path))
  return [...new Set(paths.map(path => path.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')))].sort()
}

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map(name => join(folder, name))
    : []

const modulesIn = (folder: string) => filesIn(folder).map(file => readFileSync(file, 'utf8'))
