// The coupons and gift cards that were entered, and whether points are used: kept until an order is placed.

import { createStore, useStore } from '@stoa/browser/store/browser-store'
import { storedValue } from '@stoa/browser/store/stored-value'
import { maxCodeLength } from '@stoa/domain/ordering/promotions/read-code'

const codesKey = 'stoa.codes'
export const maxCodes = 5

const noCodes: readonly string[] = []

const isCode = (stored: unknown): stored is string =>
  typeof stored === 'string' && stored.length > 0 && stored.length <= maxCodeLength

const checkCodes = (stored: unknown): readonly string[] | null =>
  Array.isArray(stored) && stored.every(isCode) ? stored.slice(0, maxCodes) : null

const stored = storedValue(codesKey, 1, checkCodes, () => localStorage)
const sameCodes = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n')
const store = createStore<readonly string[]>(
  typeof window === 'undefined' ? noCodes : (stored.read() ?? noCodes),
  sameCodes,
)

function save(codes: readonly string[]): void {
  store.write(codes)
  stored.write(codes)
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === codesKey || key === null) store.write(stored.read() ?? noCodes)
  })
}

const checkPoints = (stored: unknown): number | null =>
  typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 ? stored : null

const storedPoints = storedValue('stoa.points', 1, checkPoints)
const points = createStore(typeof window === 'undefined' ? 0 : (storedPoints.read() ?? 0))

export const codesStore = {
  read: store.read,
  add: (code: string): void => save([...store.read().filter((other) => other !== code), code]),
  remove: (code: string): void => save(store.read().filter((other) => other !== code)),
  clear(): void {
    store.write(noCodes)
    stored.clear()
    pointsWish.write(0)
  },
}

/** None on the server and until hydration. */
export const useCodes = (): readonly string[] => useStore(store, noCodes)

/** How many points the customer wishes to use: as long as the tab is open. */
export const pointsWish = {
  read: points.read,
  write(wish: number): void {
    points.write(wish)
    storedPoints.write(wish)
  },
}

export const usePointsWish = (): number => useStore(points, 0)
