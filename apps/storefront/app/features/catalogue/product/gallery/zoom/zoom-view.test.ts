import { describe, expect, it } from 'vitest'
import { fitInto, fitView, maxScale, pan, type Viewport, zoomAt } from './zoom-view.ts'

const viewport: Viewport = { container: { width: 400, height: 600 }, picture: { width: 400, height: 600 } }
const center = { x: 0, y: 0 }

describe('fitInto', () => {
  it.each([
    [
      { width: 400, height: 600 },
      { width: 600, height: 900 },
      { width: 400, height: 600 },
    ],
    [
      { width: 400, height: 800 },
      { width: 600, height: 900 },
      { width: 400, height: 600 },
    ],
    [
      { width: 900, height: 600 },
      { width: 600, height: 900 },
      { width: 400, height: 600 },
    ],
    [
      { width: 390, height: 600 },
      { width: 500, height: 300 },
      { width: 390, height: 234 },
    ],
  ])('%j holds %j as %j', (container, imageSize, size) => {
    expect(fitInto(container, imageSize)).toEqual(size)
  })
})

describe('zoomAt', () => {
  it('zooms in on the centre', () => {
    expect(zoomAt(fitView, 2, center, viewport)).toEqual({ scale: 2, x: 0, y: 0 })
  })

  it('keeps the point under the fingers in place', () => {
    const point = { x: 100, y: -150 }
    const zoomedView = zoomAt(fitView, 2, point, viewport)
    expect(zoomedView).toEqual({ scale: 2, x: -100, y: 150 })
    // the point of the picture that was under the fingers is still there
    expect([(point.x - zoomedView.x) / zoomedView.scale, (point.y - zoomedView.y) / zoomedView.scale]).toEqual([
      100, -150,
    ])
  })

  it('stays between the whole picture and the maximum', () => {
    expect(zoomAt(fitView, 0.2, center, viewport)).toEqual(fitView)
    expect(zoomAt(fitView, 100, center, viewport).scale).toBe(maxScale)
    expect(zoomAt({ scale: 2, x: 100, y: 150 }, 0.1, { x: 30, y: 30 }, viewport)).toEqual(fitView)
  })
})

describe('pan', () => {
  it('moves a picture that is larger than the container, up to its edges', () => {
    const zoomedView = { scale: 2, x: 0, y: 0 }
    expect(pan(zoomedView, { x: 50, y: -60 }, viewport)).toEqual({ scale: 2, x: 50, y: -60 })
    expect(pan(zoomedView, { x: 900, y: -900 }, viewport)).toEqual({ scale: 2, x: 200, y: -300 })
  })

  it('does not move one that fits', () => {
    expect(pan(fitView, { x: 50, y: -60 }, viewport)).toEqual(fitView)
    const lowViewport: Viewport = { container: { width: 400, height: 600 }, picture: { width: 400, height: 200 } }
    expect(pan({ scale: 2, x: 0, y: 0 }, { x: 50, y: 50 }, lowViewport)).toEqual({ scale: 2, x: 50, y: 0 })
  })
})
