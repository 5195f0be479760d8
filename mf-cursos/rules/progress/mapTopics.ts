import type { CategoryProgress, ModuleProgress, TopicProgress } from '../courseTree'

/** The same tree with every topic replaced. `change` also gets the topic's modules and its place among them. */
export function mapTopics<C extends CategoryProgress>(
  categories: readonly C[],
  change: (
    topic: TopicOf<C>,
    place: { modules: readonly ModuleOf<C>[]; module: number; topic: number },
  ) => TopicProgress,
): C[] {
  return categories.map(category => {
    const modules = category.curso.modulos as ModuleOf<C>[]
    const modulos = modules.map((module, m) => ({
      ...module,
      temas: module.temas.map((topic, t) => change(topic as TopicOf<C>, { modules, module: m, topic: t })),
    }))
    return { ...category, curso: { ...category.curso, modulos } }
  })
}

type ModuleOf<C extends CategoryProgress> = C['curso']['modulos'][number] & ModuleProgress
type TopicOf<C extends CategoryProgress> = C['curso']['modulos'][number]['temas'][number]
