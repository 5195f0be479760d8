import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from './shelf'

export interface Pointer {
  release: string
  /** Earlier current releases, newest last: `rollback` returns to them. */
  previous: string[]
}

export const pointerFile = (shelf: string, remote: string) => join(shelf, remote, 'current.json')

export function readPointer(shelf: string, remote: string): Pointer | undefined {
  const file = pointerFile(shelf, remote)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Pointer) : undefined
}

export const writePointer = (shelf: string, remote: string, pointer: Pointer) =>
  writeWhole(pointerFile(shelf, remote), pointer)

export const removePointer = (shelf: string, remote: string) =>
  rmSync(pointerFile(shelf, remote), { force: true })
