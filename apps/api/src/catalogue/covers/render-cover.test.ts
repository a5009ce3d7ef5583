import { cover, coverFormat } from '@stoa/covers/cover'
import { PLAIN_BOOK, sampleBooks } from '@stoa/covers/sample-books'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { COVER_IMAGE_FORMATS, COVER_WIDTHS, isCoverWidth, renderArtwork, renderSvg } from './render-cover.ts'

const plain = { svg: cover(PLAIN_BOOK) }

describe('renderDrawing', () => {
  it.each(COVER_WIDTHS)('is %i pixels wide in the proportions of the format', async (width) => {
    for (const format of COVER_IMAGE_FORMATS) {
      const metadata = await sharp(await renderArtwork(plain, width, format)).metadata()
      expect(metadata.width).toBe(width)
      expect(metadata.height).toBe(Math.round((width * coverFormat(PLAIN_BOOK).height) / 600))
      expect(metadata.format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format])
      expect(metadata.channels).toBe(3)
    }
  })

  it('is neither blank nor bordered, and small enough for a list', async () => {
    for (const book of sampleBooks(12)) {
      const picture = await renderArtwork({ svg: cover(book) }, 240, 'webp')
      expect(picture.length, book.title).toBeLessThan(40_000)
      const { channels } = await sharp(picture).stats()
      expect(Math.max(...channels.map((channel) => channel.stdev)), book.title).toBeGreaterThan(3)
    }
  })

  it('renders the same picture each time', async () => {
    const once = await renderArtwork(plain, 160, 'webp')
    expect(once.equals(await renderArtwork(plain, 160, 'webp'))).toBe(true)
  })
})

describe('renderSvg', () => {
  it('can be the source of an image: a root with namespace and viewBox, no text', async () => {
    const svg = await renderSvg(plain)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 600 \d+"/)
    expect(svg).not.toContain('<text')
  })
})

describe('isCoverWidth', () => {
  it.each([
    [240, true],
    [241, false],
    [Number.NaN, false],
  ])('%d is allowed: %s', (width, allowed) => {
    expect(isCoverWidth(width)).toBe(allowed)
  })
})
