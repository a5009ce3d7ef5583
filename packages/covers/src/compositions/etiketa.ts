// Ετικέτα: pattern paper with a pasted label, as on a school exercise book.
import type { CoverModel, Palette } from '../cover-model.ts'
import { contrast, INKS, inkOn, mix } from '../inks.ts'
import { capitals, textBlock } from '../lettering.ts'
import { PATTERNS } from '../patterns.ts'
import { path, rectangle, stroked } from '../svg.ts'
import { fitText } from '../text-fitting.ts'
import { publisherAtFoot } from './composition.ts'

const LABEL_WIDTH = 446
const LABEL_X = (600 - LABEL_WIDTH) / 2

function board({ pattern, height }: CoverModel, { random, ground, text, accent, second }: Palette): string {
  const paper = { random, width: 600, height, accent: mix(ground, accent, 0.62), second, third: text }
  return rectangle(0, 0, 600, height, ground) + PATTERNS[pattern](paper)
}

function label(top: number, height: number, ink: string): string {
  const frame = `M${LABEL_X + 14} ${path`${top + 14}`}h${LABEL_WIDTH - 28}${path`v${height - 28}`}h${28 - LABEL_WIDTH}z`
  return rectangle(LABEL_X, top, LABEL_WIDTH, height, INKS.asvestis) + stroked(frame, ink, 2)
}

export function drawEtiketa(model: CoverModel, palette: Palette): string {
  const paper = INKS.asvestis
  const ink = [palette.ground, palette.text].find((candidate) => contrast(paper, candidate) >= 4.5) ?? INKS.molyvi
  const titleBox = { largest: 78, smallest: 32, maxWidth: LABEL_WIDTH - 72, maxLines: 5, leading: 1.08, maxHeight: 320 }
  const title = fitText(model.title, { face: 'S', ...titleBox })
  const subtitleBox = { largest: 28, smallest: 20, maxWidth: LABEL_WIDTH - 80, maxLines: 2, leading: 1.18 }
  const subtitle = model.subtitle ? fitText(model.subtitle, { face: 'I', ...subtitleBox }) : null
  const height = 66 + 40 + title.height + (subtitle ? subtitle.height + 12 : 0) + 92
  const top = Math.max(70, model.height * 0.4 - height * 0.55)

  const middle = { x: 300, fill: ink, anchor: 'middle' } as const
  let y = top + 64
  let words = capitals(model.author, { ...middle, y, size: 24, maxWidth: LABEL_WIDTH - 70 })
  y += 34
  words += textBlock(title, { ...middle, top: y })
  y += title.height
  if (subtitle) {
    words += textBlock(subtitle, { ...middle, top: y + 6 })
    y += subtitle.height + 12
  }
  const rule = rectangle(270, y + 16, 60, 3, inkOn(paper, [palette.accent, palette.second, ink]))
  const foot = publisherAtFoot(model.publisher, { ...middle, y: top + height - 36, size: 16 })
  return board(model, palette) + label(top, height, ink) + words + rule + foot
}
