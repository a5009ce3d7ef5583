// Πλάσμα: a children's cover. Rotated letters above, one creature below.
import type { CoverModel, Palette } from '../cover-model.ts'
import { contrast } from '../inks.ts'
import { capitals, textLine } from '../lettering.ts'
import { textWidth } from '../metrics.ts'
import { around, type NonEmpty } from '../random.ts'
import { moved, path, rectangle } from '../svg.ts'
import { type Fitted, fitText } from '../text-fitting.ts'
import { drawCreature } from './plasma-creature.ts'

const TOP = 52
const FACE = 'H'

/** Every letter slightly rotated at random, every word in the next ink. */
function dancingLetters({ lines, size }: Fitted, { random, ground, text, accent, second }: Palette): string {
  const inks: NonEmpty<string> = [text, ...[accent, second].filter((ink) => contrast(ground, ink) >= 3)]
  let drawn = ''
  let wordCount = 0
  let y = TOP
  for (const line of lines) {
    let x = 300 - textWidth(line, FACE, size) / 2
    y += size * 0.8
    for (const word of line.split(' ')) {
      const fill = around(inks, wordCount++)
      for (const letter of word) {
        const width = textWidth(letter, FACE, size)
        const transform = path`rotate(${(random() - 0.5) * 11} ${x + width / 2} ${y - size * 0.3})`
        drawn += textLine(letter, { x, y, face: FACE, size, fill, transform })
        x += width
      }
      x += textWidth(' ', FACE, size)
    }
    y += size * 0.2
  }
  return drawn
}

function authorBaseline({ lines, size }: Fitted): number {
  // Summed line by line as for the letters, so that rounding agrees to the last tenth of a unit.
  return lines.reduce((y) => y + size * 0.8 + size * 0.2, TOP) + 36
}

export function drawPlasma(model: CoverModel, palette: Palette): string {
  const { height, variant } = model
  const titleBox = { largest: 92, smallest: 38, maxWidth: 500, maxLines: 4, leading: 1, maxHeight: height * 0.34 }
  const title = fitText(model.title, { face: FACE, ...titleBox })
  const wordsEnd = TOP + title.lines.length * title.size + 50
  const { drawn, head } = drawCreature(variant, height, palette)
  const creature = head < wordsEnd ? moved(path`translate(0 ${wordsEnd - head})`, drawn) : drawn
  const letters = dancingLetters(title, palette)
  const author = { x: 300, y: authorBaseline(title), size: 26, fill: palette.text, anchor: 'middle' } as const
  return (
    rectangle(0, 0, 600, height, palette.ground) +
    creature +
    letters +
    capitals(model.author, { ...author, maxWidth: 500, tracking: 0.06 })
  )
}
