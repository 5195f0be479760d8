const NAME = 'mf-[a-z]+'

export interface Written {
  /** Below the root. */
  path: string
  text: string
}

/** The text of docker-compose.yml for these remotes: their services, their volumes, and their places before the shell. */
export const composeFor = (source: string, remotes: readonly string[]) =>
  written(source, remotes, [
    `^ {6}- releases-${NAME}:.*\n`,
    `^ {6}${NAME}: \\{.*\n`,
    `^ {2}${NAME}:\n(?: {4}.*\n)+\n`,
    `^ {2}api-${NAME}:\n(?: {4}.*\n)+\n`,
    `^ {2}releases-${NAME}:\n`,
  ])

/** The text of shell/gateway/upstreams.conf for these remotes: the lines of their addresses, and their servers. */
export const upstreamsFor = (source: string, remotes: readonly string[]) =>
  written(source, remotes, [`^ +~\\^/releases/${NAME}/ .*\n`, `\nupstream ${NAME} \\{\n(?: .*\n)+\\}\n`])

const BASE = 'shell/kubernetes/base'
const SLICES = 'shell/kubernetes/overlays/slices'

const webFile = (name: string) => `${BASE}/${name}.yaml`
const apiFile = (name: string) => `${SLICES}/api-${name}.yaml`

/** The manifests of one remote's own. */
export const manifestFiles = (remote: string): string[] => [webFile(remote), apiFile(remote)]

/** The manifests for Kubernetes: each remote's files are those of the first one, with its name. */
export function manifestsFor(read: (path: string) => string, remotes: readonly string[]): Written[] {
  const [first = ''] = /mf-[a-z]+/.exec(read(`${BASE}/kustomization.yaml`)) ?? []
  const own = (remote: string, path: (name: string) => string): Written => ({
    path: path(remote),
    text: renamed(read(path(first)), first, remote),
  })
  return [
    listed(`${BASE}/kustomization.yaml`, ''),
    listed(`${SLICES}/kustomization.yaml`, 'api-'),
    ...remotes.flatMap(remote => [own(remote, webFile), own(remote, apiFile)]),
  ]

  function listed(path: string, before: string): Written {
    return { path, text: written(read(path), remotes, [`^ {2}- ${before}${NAME}\\.yaml\n`]) }
  }
}

/**
 * The gateway's addresses in Kubernetes: whole names, since nginx knows no search domains, asked of the cluster's DNS.
 */
export const inCluster = (configuration: string) =>
  configuration
    .replace(/^resolver .*$/m, 'resolver kube-dns.kube-system.svc.cluster.local valid=5s ipv6=off;')
    .replace("# Docker's own DNS,", "# The cluster's DNS,")
    .replace(/server ([\w-]+):3000 resolve/g, 'server $1.my-diet.svc.cluster.local:3000 resolve')

/** Each place has a passage a remote, one after the other; the first one is the pattern of all. */
function written(source: string, remotes: readonly string[], places: readonly string[]): string {
  return places.reduce((text, place) => {
    const passages = new RegExp(`(?:${place})+`, 'm')
    const [first = ''] = new RegExp(place, 'm').exec(text) ?? []
    const [name] = new RegExp(NAME).exec(first) ?? []
    if (!name) throw new Error(`No passage looks like ${place}, so none can be written.`)
    return text.replace(passages, () => remotes.map(remote => renamed(first, name, remote)).join(''))
  }, source)
}

const renamed = (passage: string, name: string, remote: string) =>
  passage
    .replaceAll(name, remote)
    .replace(`SLICES: ${sliceOf(name)} `, `SLICES: ${sliceOf(remote)} `)
    .replace(`SLICES, value: ${sliceOf(name)} `, `SLICES, value: ${sliceOf(remote)} `)

const sliceOf = (remote: string) => remote.replace('mf-', '')
