import { expect, it } from 'vitest'
import { fitView, scaleBar, toPixels, zoomView } from './map-view.ts'

const size = { width: 480, height: 360 }
const syntagma = { latitude: 37.9755, longitude: 23.7348 }
const exarchia = { latitude: 37.9865, longitude: 23.7343 }
const thessaloniki = { latitude: 40.6344, longitude: 22.9395 }

it('shows all places, north above and east on the right', () => {
  for (const places of [[syntagma], [syntagma, exarchia], [syntagma, exarchia, thessaloniki]]) {
    const view = fitView(places, size)
    for (const { x, y } of places.map((place) => toPixels(place, view, size))) {
      expect(x).toBeGreaterThanOrEqual(43)
      expect(x).toBeLessThanOrEqual(size.width - 43)
      expect(y).toBeGreaterThanOrEqual(43)
      expect(y).toBeLessThanOrEqual(size.height - 43)
    }
  }
  const view = fitView([syntagma, thessaloniki], size)
  const [south, north] = [toPixels(syntagma, view, size), toPixels(thessaloniki, view, size)]
  expect([north.y < south.y, north.x < south.x]).toEqual([true, true])
})

it('a single place is in the middle', () => {
  expect(toPixels(syntagma, fitView([syntagma], size), size)).toEqual({ x: 240, y: 180 })
})

it('is enlarged around the chosen place, and made smaller around the middle', () => {
  const view = fitView([syntagma, exarchia], size)
  expect(toPixels(exarchia, zoomView(view, 1, exarchia), size)).toEqual({ x: 240, y: 180 })
  expect(zoomView(view, -1, exarchia)).toEqual({ center: view.center, scale: view.scale / 2 })
})

it('a bar of a round length says how far it is', () => {
  const view = fitView([syntagma, exarchia], size)
  const { metres, pixels } = scaleBar(syntagma, view, size)
  const apart = toPixels(syntagma, view, size).y - toPixels(exarchia, view, size).y
  expect(metres).toBe(500)
  // the two are 1,224 m apart
  expect(Math.abs(apart / pixels - 1224 / metres)).toBeLessThan(0.05)
})
