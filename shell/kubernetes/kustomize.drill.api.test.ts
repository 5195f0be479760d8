import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim'
import { Service } from 'kubernetes-models/v1/Service'
import { repositoryRoot } from 'shared/tooling/images/readCompose'
import { parseAllDocuments } from 'yaml'

const KINDS = { ConfigMap, Deployment, PodDisruptionBudget, PersistentVolumeClaim, Service }

const page = readFileSync(join(repositoryRoot, 'shell/gateway/README.md'), 'utf8')
const [, typed = ''] = /^ {4}(kubectl kustomize .+?) shell\/kubernetes\/base \|/m.exec(page) ?? []

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'my-diet-kustomize-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The objects that the page's command makes of a folder, each as its kind, which knows its schema. */
function made(of: string) {
  const [program = '', ...words] = typed.split(' ')
  const text = execFileSync(program, [...words, of], { cwd: repositoryRoot, encoding: 'utf8' })
  return parseAllDocuments(text).map(document => {
    const object = document.toJS()
    return new KINDS[object.kind as keyof typeof KINDS](object)
  })
}

/** Everything that a Deployment takes its settings and files from, by name. */
function takenFrom(objects: ReturnType<typeof made>): string[] {
  const found = JSON.stringify(objects.filter(one => one instanceof Deployment)).matchAll(
    /"(?:configMapRef|configMap|secretRef)":\{[^{}]*"name":"([^"]+)"/g,
  )
  return [...new Set([...found].map(([, name = '']) => name))]
}

test.each(['base', 'overlays/one', 'overlays/slices'])(
  'what the page’s command makes of %s is as the schemas demand, and refers to what is there',
  overlay => {
    const objects = made(`shell/kubernetes/${overlay}`)
    expect(objects.length).toBeGreaterThan(20)
    for (const object of objects) {
      expect(() => object.validate()).not.toThrow()
      expect(object.metadata?.namespace).toBe('my-diet')
    }
    const maps = objects.filter(one => one instanceof ConfigMap).map(({ metadata }) => metadata?.name)
    // The one Secret is the operator's.
    expect(takenFrom(objects).filter(name => !maps.includes(name))).toEqual(['my-diet'])
  },
)

test('a kustomization of the practice, as the page has it, sets the image and the address', () => {
  const [own = ''] = /^ {4}resources: .+(\n {4}.+)+/m.exec(page) ?? []
  const here = relative(folder, join(repositoryRoot, 'shell'))
  writeFileSync(
    join(folder, 'kustomization.yaml'),
    own.replaceAll(/^ {4}/gm, '').replace('../my-diet/shell', here),
  )
  const objects = made(folder)
  const api = objects.find(one => one instanceof Deployment && one.metadata?.name === 'api') as Deployment
  expect(api.spec?.template.spec?.containers[0]?.image).toBe('registry.example.mx/my-diet/shell:2026-11-26')
  const settings = objects.find(
    one => one instanceof ConfigMap && one.metadata?.name?.startsWith('my-diet-'),
  ) as ConfigMap
  expect(settings.data?.PUBLIC_ORIGIN).toBe('https://app.example.mx')
})
