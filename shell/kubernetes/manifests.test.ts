import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim'
import { Service } from 'kubernetes-models/v1/Service'
import { readConfig } from 'shared/server/config/config'
import { readCompose } from 'shared/tooling/images/readCompose'
import { parse, parseAllDocuments } from 'yaml'

const KINDS = { Deployment, PodDisruptionBudget, PersistentVolumeClaim, Service }

const OVERLAYS = ['base', 'overlays/one', 'overlays/slices']
const text = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8')

interface Kustomization {
  resources: string[]
  replicas?: { name: string }[]
  configMapGenerator?: { name: string; files?: string[]; literals?: string[] }[]
}
const kustomizationOf = (folder: string): Kustomization => parse(text(folder, 'kustomization.yaml'))

/** Each file of a folder, as its kind, which knows its schema. */
const objectsIn = (folder: string) =>
  kustomizationOf(folder)
    .resources.filter(name => name.endsWith('.yaml'))
    .flatMap(name => parseAllDocuments(text(folder, name)).map(document => document.toJS()))
    .map(object => new KINDS[object.kind as keyof typeof KINDS](object))

const all = OVERLAYS.flatMap(objectsIn)
const ofKind = <K extends object>(kind: new (data: never) => K) =>
  all.filter((object): object is K & (typeof all)[number] => object instanceof kind)
const deployments = ofKind(Deployment)
const names = deployments.map(({ metadata }) => metadata?.name ?? '')
const { services } = readCompose()

test('every manifest is as the schema of its kind demands', () => {
  expect(all.length).toBeGreaterThan(20)
  for (const object of all) expect(() => object.validate()).not.toThrow()
  const wrong = new Deployment({ metadata: { name: 'x' }, spec: { replicas: 'two' } } as never)
  expect(() => wrong.validate()).toThrow('replicas')
})

test('a kustomization lists the files that are there, and no others', () => {
  for (const folder of OVERLAYS) {
    const { resources, configMapGenerator = [] } = kustomizationOf(folder)
    const files = configMapGenerator.flatMap(one =>
      (one.files ?? []).map(file => file.split('=').at(-1) ?? ''),
    )
    for (const path of [...resources, ...files])
      expect([path, existsSync(resolve(import.meta.dirname, folder, path))]).toEqual([path, true])
    const manifests = readdirSync(join(import.meta.dirname, folder)).filter(name => name.endsWith('.yaml'))
    expect(manifests.filter(name => !resources.includes(name))).toEqual(['kustomization.yaml'])
    for (const { name } of kustomizationOf(folder).replicas ?? []) expect(names).toContain(name)
  }
})

test('each part of the product that runs our code, and the gateway, is there with its image', () => {
  const ours = Object.entries(services).filter(([name, { build }]) => build?.dockerfile || name === 'gateway')
  const images = deployments.map(({ metadata, spec }) => [
    metadata?.name,
    spec?.template.spec?.containers[0]?.image,
  ])
  expect(new Map(images as [string, string][])).toEqual(
    new Map(ours.map(([name, { image }]) => [name, image])),
  )
})

test.each(deployments.map(one => [one.metadata?.name ?? '', one] as const))(
  '%s is asked how it is, may need so much, and runs as nobody on files that it cannot change',
  (_name, { spec }) => {
    const pod = spec?.template.spec
    expect(pod?.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    expect(pod?.automountServiceAccountToken).toBe(false)
    for (const container of pod?.containers ?? []) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(container.readinessProbe?.httpGet?.path).toBeDefined()
      expect(container.livenessProbe?.httpGet?.path).not.toContain('ready')
      expect(container.resources).toMatchObject({
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      })
      const volumes = pod?.volumes?.map(({ name }) => name)
      for (const { name } of container.volumeMounts ?? []) expect(volumes).toContain(name)
    }
    // A new one is ready before an old one stops.
    expect(spec?.strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 })
  },
)

test('what has several processes keeps all but one while machines are emptied', () => {
  const several = deployments.filter(({ spec }) => (spec?.replicas ?? 1) > 1)
  expect(several.map(({ metadata }) => metadata?.name).sort()).toEqual(['api', 'gateway', 'shell'])
  const kept = ofKind(PodDisruptionBudget).map(({ metadata, spec }) => [
    metadata?.name,
    spec?.selector?.matchLabels,
  ])
  expect(kept.sort()).toEqual(['api', 'gateway', 'shell'].map(name => [name, { app: name }]))
})

test('the gateway asks for services that exist', () => {
  const known = ofKind(Service).map(({ metadata }) => metadata?.name)
  for (const file of ['base/upstreams.conf', 'overlays/slices/apis.conf']) {
    const asked = [...text(file).matchAll(/server ([\w-]+)\.my-diet\.svc/g)].map(([, name]) => name)
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter(name => !known.includes(name))).toEqual([])
    expect(text(file)).not.toMatch(/server [\w-]+:3000/)
  }
})

test('the settings are those that the server knows, and a slice is its API’s', () => {
  const literals =
    kustomizationOf('base').configMapGenerator?.find(({ name }) => name === 'my-diet')?.literals ?? []
  const settings = literals.map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])
  const ofContainer = deployments.flatMap(({ metadata, spec }) =>
    (spec?.template.spec?.containers ?? []).map(({ env = [] }) => ({ name: metadata?.name ?? '', env })),
  )
  for (const { name, env } of ofContainer.filter(one => one.name.startsWith('api'))) {
    const environment = [...settings, ...env.map(({ name: key, value }) => [key, value])]
    const config = readConfig(Object.fromEntries(environment))
    expect(config).toMatchObject({ serve: ['api'], trustProxy: 1, demo: false })
    expect(config.slices).toEqual(name === 'api' ? undefined : [name.replace('api-mf-', '')])
  }
})
