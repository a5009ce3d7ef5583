import { beforeEach, expect, it, vi } from 'vitest'

const storage = new Map<string, string>()
const page = new EventTarget()

beforeEach(() => {
  storage.clear()
  vi.resetModules()
  vi.stubGlobal('window', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  })
})

const line = (productId: number, quantity = 1) => ({ productId, dimensionId: 0, quantity })
const open = async () => (await import('./saved-store.ts')).savedStore

it('survives the page; what is no line is dropped', async () => {
  ;(await open()).replace([line(1, 2), line(3)])
  vi.resetModules()
  expect((await open()).read()).toEqual([line(1, 2), line(3)])
  storage.set('stoa.saved', JSON.stringify({ version: 1, items: [line(4), { productId: 'x' }, line(5, -1)] }))
  vi.resetModules()
  expect((await open()).read()).toEqual([line(4)])
})

it('removes one line, and hears of other tabs', async () => {
  const store = await open()
  store.replace([line(1), line(3)])
  store.remove(line(1))
  expect(store.read()).toEqual([line(3)])
  storage.set('stoa.saved', JSON.stringify({ version: 1, items: [line(7)] }))
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'stoa.saved' }))
  expect(store.read()).toEqual([line(7)])
})
