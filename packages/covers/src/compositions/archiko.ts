// Αρχικό: one very large initial, bleeding off two edges.
import type { CoverModel, Palette } from '../cover-model.ts'
import { capitals, textBlock, textLine } from '../lettering.ts'
import { type Face, textWidth } from '../metrics.ts'
import { pick } from '../random.ts'
import { rectangle } from '../svg.ts'
import { fitText } from '../text-fitting.ts'

function initial(model: CoverModel, palette: Palette, face: Face, top: number): string {
  if (model.initial === '') return ''
  const em = textWidth(model.initial, face, 1) || 0.7
  const capitalHeight = model.height - top - 8
  const size = Math.min((capitalHeight * 1.3) / 0.73, 650 / em)
  const width = em * size
  const bleedRight = () => (palette.random() < 0.6 ? 600 - width + width * 0.06 : -width * 0.06)
  const x = width > 600 ? (600 - width) / 2 : bleedRight()
  const y = Math.max(top + size * 0.73, model.height + 10)
  return textLine(model.initial, { x, y, face, size, fill: palette.accent })
}

export function drawArchiko(model: CoverModel, palette: Palette): string {
  const face = pick<Face>(palette.random, ['B', 'B', 'F', 'S'])
  const titleBox = { largest: 76, smallest: 38, maxWidth: 496, maxLines: 3, leading: 1.06, maxHeight: 230 }
  const title = fitText(model.title, { face: face === 'F' ? 'F' : 'S', ...titleBox })
  const top = 52 + title.height + (model.subtitle ? 46 : 0) + 74
  const fill = palette.text
  let y = 52
  let words = textBlock(title, { x: 50, top: y, fill })
  y += title.height
  if (model.subtitle) {
    const subtitleBox = { largest: 30, smallest: 22, maxWidth: 480, maxLines: 1, leading: 1.15 }
    const subtitle = fitText(model.subtitle, { face: 'I', ...subtitleBox })
    words += textBlock(subtitle, { x: 52, top: y + 2, fill })
    y += subtitle.height + 4
  }
  words += capitals(model.author, { x: 52, y: y + 40, size: 26, fill, maxWidth: 494, tracking: 0.06 })
  return rectangle(0, 0, 600, model.height, palette.ground) + initial(model, palette, face, top) + words
}
