import { coverFormat } from '@stoa/domain/cover/cover'
import { PLAIN_BOOK, sampleBooks } from '@stoa/domain/cover/sample-books'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { COVER_IMAGE_FORMATS, COVER_WIDTHS, isCoverWidth, renderCoverImage, renderCoverSvg } from './render-cover.ts'

describe('renderCoverImage', () => {
  it.each(COVER_WIDTHS)('is %i pixels wide in the proportions of the format', async (width) => {
    for (const format of COVER_IMAGE_FORMATS) {
      const found = await sharp(await renderCoverImage(PLAIN_BOOK, width, format)).metadata()
      expect(found.width).toBe(width)
      expect(found.height).toBe(Math.round((width * coverFormat(PLAIN_BOOK).height) / 600))
      expect(found.format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format])
      expect(found.channels).toBe(3)
    }
  })

  it('is neither blank nor bordered, and small enough for a shelf', async () => {
    for (const book of sampleBooks(12)) {
      const picture = await renderCoverImage(book, 240, 'webp')
      expect(picture.length, book.title).toBeLessThan(40_000)
      const { channels } = await sharp(picture).stats()
      expect(Math.max(...channels.map((channel) => channel.stdev)), book.title).toBeGreaterThan(3)
    }
  })

  it('draws the same picture each time', async () => {
    const once = await renderCoverImage(PLAIN_BOOK, 160, 'webp')
    expect(once.equals(await renderCoverImage(PLAIN_BOOK, 160, 'webp'))).toBe(true)
  })
})

describe('renderCoverSvg', () => {
  it('can be the source of an image: a root with namespace and viewBox, no text', async () => {
    const svg = await renderCoverSvg(PLAIN_BOOK)
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
