// Κύματα: paper-cut horizons under the title: short waves, long swells, mountains or a town.
import type { CoverModel, Palette } from '../cover-model.ts'
import { contrast } from '../inks.ts'
import { capitals, textBlock } from '../lettering.ts'
import { pick } from '../random.ts'
import { disc, rectangle } from '../svg.ts'
import { fitText } from '../text-fitting.ts'
import { drawLayers } from './kymata-layers.ts'

/** A sun in three of four, always below the text. */
function sun(horizon: number, wordsEnd: number, { random, ground, text, accent }: Palette): string {
  const radius = Math.min(66 + random() * 50, (horizon + 40 - wordsEnd) / 1.5)
  if (random() >= 0.75 || radius <= 34) return ''
  const x = pick(random, [140, 430, 470])
  const y = Math.max(horizon + 6, wordsEnd + radius)
  return disc(x, y, radius, contrast(ground, accent) > 1.6 ? accent : text)
}

export function drawKymata(model: CoverModel, palette: Palette): string {
  const { height } = model
  const titleBox = { largest: 88, smallest: 40, maxWidth: 492, maxLines: 4, leading: 1.05, maxHeight: height * 0.34 }
  const title = fitText(model.title, { face: model.face, ...titleBox })
  const wordsEnd = 56 + title.height + (model.subtitle ? 40 : 0) + 60
  const horizon = Math.max(height * 0.54, wordsEnd + 40)
  const room = { ceiling: wordsEnd, top: horizon, bottom: height }
  const picture = sun(horizon, wordsEnd, palette) + drawLayers(model.variant, room, palette)

  const fill = palette.text
  let y = 56 + title.height
  let words = textBlock(title, { x: 52, top: 56, fill })
  if (model.subtitle) {
    const subtitleBox = { largest: 30, smallest: 22, maxWidth: 480, maxLines: 1, leading: 1.15 }
    const subtitle = fitText(model.subtitle, { face: 'I', ...subtitleBox })
    words += textBlock(subtitle, { x: 54, top: y + 2, fill })
    y += subtitle.height + 2
  }
  words += capitals(model.author, { x: 54, y: y + 42, size: 27, fill, maxWidth: 492, tracking: 0.06 })
  return rectangle(0, 0, 600, height, palette.ground) + picture + words
}
