import { describe, expect, it } from 'vitest'
import { textWidth } from './metrics.ts'
import { type Box, fitText } from './text-fitting.ts'

const BOX: Box = { face: 'S', largest: 80, smallest: 30, maxWidth: 400, maxLines: 3, leading: 1.1, maxHeight: 240 }

describe('fitText', () => {
  it.each([
    ['Αμοργός', 1],
    ['Το τρίτο στεφάνι', 2],
    ['Βίος και πολιτεία του Αλέξη Ζορμπά', 3],
  ])('sets %s on %i lines within the width', (text, count) => {
    const { lines, size, face } = fitText(text, BOX)
    expect(lines).toHaveLength(count)
    expect(lines.join(' ')).toBe(text)
    for (const line of lines) expect(textWidth(line, face, size)).toBeLessThanOrEqual(BOX.maxWidth + 4)
  })

  it('leaves no article at the end of a line', () => {
    expect(fitText('Το αμάρτημα της μητρός μου', BOX).lines).toEqual(['Το αμάρτημα', 'της μητρός μου'])
  })

  it('keeps the height', () => {
    expect(fitText('Βίος και πολιτεία του Αλέξη Ζορμπά', { ...BOX, maxHeight: 100 }).height).toBeLessThanOrEqual(100)
  })

  it('truncates what cannot fit and reports it', () => {
    const { lines } = fitText('ένα '.repeat(60).trim(), BOX)
    expect(lines.at(-1)).toMatch(/ένα…$/)
  })

  it('goes below the smallest size rather than lose a word', () => {
    const { lines, size } = fitText('Η Κωνσταντινουπολίτισσα', { ...BOX, maxWidth: 300 })
    expect(lines.join(' ')).toBe('Η Κωνσταντινουπολίτισσα')
    expect(size).toBeLessThan(BOX.smallest)
  })

  it('sets a single word as small as it must be', () => {
    const { lines, size, face } = fitText('Ξ'.repeat(60), BOX)
    expect(textWidth(lines[0] ?? '', face, size)).toBeLessThanOrEqual(BOX.maxWidth)
  })

  it('sets a whole page of words in under two seconds of processor time', () => {
    const before = process.cpuUsage()
    fitText('αβγδεζηθ '.repeat(300).trim(), BOX)
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
  })
})
