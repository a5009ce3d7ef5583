// Αφίσα: the title in stacked capitals, every line as wide as the sheet, like a letterpress poster.
import type { CoverModel, Palette } from '../cover-model.ts'
import { contrast } from '../inks.ts'
import { capitals, textBlock, textLine } from '../lettering.ts'
import { rectangle } from '../svg.ts'
import { fitText } from '../text-fitting.ts'
import { capitalise } from '../words.ts'
import { drawPosterFigure } from './afisa-figures.ts'
import { POSTER_TRACKING, type PosterLine, setPoster } from './afisa-setting.ts'
import { publisherAtFoot } from './composition.ts'
import { drawRachi } from './rachi.ts'

function largestLine(lines: readonly PosterLine[]): number {
  return lines.reduce((largest, line, index) => (line.size > (lines[largest]?.size ?? 0) ? index : largest), 0)
}

export function drawAfisa(model: CoverModel, palette: Palette): string {
  const { height, title } = model
  const face = model.variant % 2 ? 'F' : 'H'
  const room = height - 250 - (model.subtitle ? 60 : 0)
  const lines = setPoster(capitalise(title).split(/\s+/), title.split(/\s+/), face, room)
  // More words than fit in six lines of four: the vertical title of the quarter binding has room.
  if (lines === null) return drawRachi(model, palette)

  const fill = palette.text
  const hot = [palette.accent, palette.second].find((ink) => contrast(palette.ground, ink) >= 3) ?? fill
  const largest = lines.length > 1 ? largestLine(lines) : -1
  let y = 54
  let words = ''
  for (const [index, { text, size }] of lines.entries()) {
    y += size * 0.73
    words += textLine(text, { x: 46, y, face, size, fill: index === largest ? hot : fill, tracking: POSTER_TRACKING })
    y += size * 0.115
  }
  if (model.subtitle) {
    const subtitleBox = { largest: 34, smallest: 22, maxWidth: 500, maxLines: 2, leading: 1.15 }
    const subtitle = fitText(model.subtitle, { face: 'I', ...subtitleBox })
    words += textBlock(subtitle, { x: 50, top: y + 10, fill })
    y += subtitle.height
  }
  const rule = height - 118
  const foot =
    rectangle(48, rule, 504, 5, fill) +
    capitals(model.author, { x: 48, y: rule + 46, size: 25, fill, maxWidth: 504, tracking: 0.05 }) +
    publisherAtFoot(model.publisher, { x: 48, y: rule + 82, fill, size: 17 })
  return rectangle(0, 0, 600, height, palette.ground) + words + foot + drawPosterFigure({ top: y, rule, hot }, palette)
}
