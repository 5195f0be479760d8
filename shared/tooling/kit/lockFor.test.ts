import { lockFor } from './lockFor'

const HERE = {
  '': { name: 'my-diet', version: '1.0.0' },
  'node_modules/cache': { version: '11.0.0', integrity: 'sha512-new' },
  'node_modules/react': { version: '19.3.1', integrity: 'sha512-react' },
  'node_modules/router': {
    version: '7.0.0',
    dependencies: { cache: '^10.0.0' },
    peerDependencies: { react: '>=18' },
  },
  'node_modules/router/node_modules/cache': { version: '10.1.0', integrity: 'sha512-own' },
  'node_modules/runner': {
    version: '4.0.0',
    dev: true,
    optionalDependencies: { mac: '1.0.0', 'never-locked': '1.0.0' },
    peerDependencies: { page: '*' },
    peerDependenciesMeta: { page: { optional: true } },
  },
  'node_modules/mac': { version: '1.0.0', dev: true, optional: true, os: ['darwin'] },
  'node_modules/page': { version: '1.0.0', dev: true },
  'node_modules/drill': { version: '1.0.0', dev: true },
  'shared/node_modules/cache': { version: '10.4.3', integrity: 'sha512-shared', dependencies: { tiny: '1' } },
  'shared/node_modules/tiny': { version: '1.0.0' },
}
const KIT = {
  'node_modules/@my-diet/kit': { version: '1.0.0', dependencies: { cache: '10.4.3', router: '7.0.0' } },
  'node_modules/@my-diet/tooling': { version: '1.0.0', dependencies: { '@my-diet/kit': '1.0.0' } },
}

test('a new repository installs what it and the kit need, in the versions and the places of here', () => {
  const project = {
    name: 'mf-agua',
    dependencies: { '@my-diet/kit': 'file:../kit.tgz', react: '19.3.1' },
    devDependencies: { '@my-diet/tooling': 'file:../tooling.tgz', runner: '4.0.0' },
  }
  const packages = lockFor(HERE, project, KIT)
  expect(Object.keys(packages)).toEqual([
    'node_modules/@my-diet/kit',
    'node_modules/@my-diet/kit/node_modules/cache',
    'node_modules/@my-diet/kit/node_modules/tiny',
    'node_modules/@my-diet/tooling',
    'node_modules/mac',
    'node_modules/react',
    'node_modules/router',
    'node_modules/router/node_modules/cache',
    'node_modules/runner',
  ])
  expect(packages['node_modules/@my-diet/kit/node_modules/cache']).toEqual(HERE['shared/node_modules/cache'])
  expect(packages['node_modules/react']).toEqual(HERE['node_modules/react'])
  expect(packages['node_modules/mac']).toEqual({
    version: '1.0.0',
    dev: true,
    optional: true,
    os: ['darwin'],
  })
})

test('a version that is not installed here is named, with its dependant', () => {
  const project = { name: 'mf-agua', dependencies: { react: '18.0.0' } }
  expect(() => lockFor(HERE, project, KIT)).toThrow('react 18.0.0 is not locked here: mf-agua needs it.')
})
