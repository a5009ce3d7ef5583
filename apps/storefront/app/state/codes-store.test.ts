import { beforeEach, expect, it, vi } from 'vitest'

const storage = new Map<string, string>()
const kept = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, text: string) => storage.set(key, text),
  removeItem: (key: string) => storage.delete(key),
}

beforeEach(() => {
  storage.clear()
  vi.resetModules()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', kept)
  vi.stubGlobal('sessionStorage', kept)
})

const reload = () => {
  vi.resetModules()
  return import('./codes-store.ts')
}

it('keeps the points that are wished for while the tab is open, until an order or signing out', async () => {
  ;(await reload()).pointsWish.write(350)
  expect((await reload()).pointsWish.read()).toBe(350)
  ;(await reload()).codesStore.clear()
  expect((await reload()).pointsWish.read()).toBe(0)
})

it('takes no points that are no number of points', async () => {
  storage.set('stoa.points', JSON.stringify({ version: 1, value: -3.5 }))
  expect((await reload()).pointsWish.read()).toBe(0)
})
