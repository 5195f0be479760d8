/**
 * A course's content as a tree (shared/product/cursos.md#course-content). Its nodes have ids that stay when their texts
 * change, so a renamed subtopic keeps its completion.
 */
interface Subtopic {
  id: number
  name: string
  /** HTML, sanitised. */
  description: string
  /** The name of a picture, or empty. */
  image: string
  /** A video's id, or empty. */
  video: string
  /** The address of a recording, of ours or elsewhere, or empty. */
  audio: string
  /** The address of the captions (WebVTT) of the audio or the video, or empty. */
  captions: string
  /** The name of a document, or empty. */
  documento: string
  /** Minutes. */
  duration: number
  frase: string
  pts: number
  /** The ids of tips. */
  tip: string[]
  status: boolean
  /**
   * How many times the status has changed: odd when it is true. A device sends it back as it received it, so that the
   * server can tell a change from a status that the device has not heard of.
   */
  changes: number
}

export interface Topic {
  id: number
  name: string
  description: string
  /** Days until the next topic opens. */
  duration: number
  status: boolean
  /**
   * Whether the server holds the topic's content back. It is not in the definition, nor in what a device cached from an
   * older release.
   */
  isLocked?: boolean
  subtemas: Subtopic[]
}

interface Module {
  id: number
  name: string
  frase: string
  image: string
  temas: Topic[]
}

export interface Category {
  id: number
  /** The label in the picker. */
  category: string
  curso: { name: string; title: string; description: string; modulos: Module[] }
}

/** The part of the tree that a person's progress consists of; all else comes from the course's definition. */
export type SubtopicProgress = Pick<Subtopic, 'id' | 'status' | 'changes'>
export type TopicProgress = Pick<Topic, 'id' | 'status'> & { subtemas: SubtopicProgress[] }
export type ModuleProgress = Pick<Module, 'id'> & { temas: TopicProgress[] }
export type CategoryProgress = Pick<Category, 'id'> & { curso: { modulos: ModuleProgress[] } }

/** The progress that a client sends. A client that knows the flags alone sends no numbers. */
type SentSubtopic = Omit<SubtopicProgress, 'changes'> & Partial<Pick<SubtopicProgress, 'changes'>>
type SentTopic = Omit<TopicProgress, 'subtemas'> & { subtemas: SentSubtopic[] }
type SentModule = Omit<ModuleProgress, 'temas'> & { temas: SentTopic[] }
export type SentProgress = Omit<CategoryProgress, 'curso'> & { curso: { modulos: SentModule[] } }
