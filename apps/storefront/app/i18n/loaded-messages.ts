// The messages at hand, by the paths of their files: on the server all that loaders have named, in the browser what it has
// loaded. A page is hydrated once its own are there; a navigation to a page with others waits for them.

import { use } from 'react'
import type { PageMessages } from './message-types.ts'

const loaded = new Map<string, PageMessages>()
const loading = new Map<string, Promise<void>>()

export function storeMessages(path: string, messages: PageMessages): void {
  loaded.set(path, messages)
}

/** On a train a request fails, and the next one does not. */
const pausesMs = [300, 1500]

async function fetchFile(path: string, pauses = pausesMs): Promise<void> {
  try {
    const response = await fetch(path)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    storeMessages(path, (await response.json()) as PageMessages)
  } catch (error) {
    const [pause, ...others] = pauses
    if (pause === undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    await fetchFile(path, others)
  }
}

function loadFile(path: string): Promise<void> {
  const file =
    loading.get(path) ??
    fetchFile(path).catch((error: unknown) => {
      loading.delete(path)
      throw error
    })
  loading.set(path, file)
  return file
}

const isMissing = (path: string): boolean => !loaded.has(path)

export async function loadMessages(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.filter(isMissing).map(loadFile))
}

/** Of files that are loaded. */
export const readMessages = (paths: readonly string[]): PageMessages =>
  Object.assign({}, ...paths.map((path) => loaded.get(path)))

/** Suspends the page until its files are loaded. One that cannot be loaded is the next document's to bring. */
export function useMessageFiles(paths: readonly string[]): void {
  const missing = paths.filter(isMissing)
  for (const file of missing.map(loadOrReload)) use(file)
}

const reloading = new Map<string, Promise<void>>()

function loadOrReload(path: string): Promise<void> {
  const file =
    reloading.get(path) ??
    loadFile(path).catch(() => {
      location.reload()
      return new Promise<void>(() => {})
    })
  reloading.set(path, file)
  return file
}
