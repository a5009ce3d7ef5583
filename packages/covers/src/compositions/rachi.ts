// Ράχη: quarter binding. A cloth spine with the title set vertically, a board in pattern paper, a label for the author.
import type { CoverModel, Palette } from '../cover-model.ts'
import { INKS, inkOn, mix } from '../inks.ts'
import { capitals, textBlock } from '../lettering.ts'
import { PATTERNS } from '../patterns.ts'
import { moved, path, rectangle } from '../svg.ts'
import { fitText } from '../text-fitting.ts'

const JOINT = 5

function board({ pattern, height }: CoverModel, { random, ground, text, accent, second }: Palette): string {
  const paper = { random, width: 600, height, accent: mix(ground, accent, 0.6), second, third: text }
  return rectangle(0, 0, 600, height, ground) + PATTERNS[pattern](paper)
}

/** The label with author, subtitle and publisher, on the board that begins at `left`. */
function label(model: CoverModel, palette: Palette, left: number): string {
  const paper = INKS.asvestis
  const fill = inkOn(paper, [palette.ground, palette.text, INKS.molyvi])
  const width = 600 - left - 66
  const maxWidth = width - 40
  const authorBox = { largest: 42, smallest: 22, maxWidth, maxLines: 4, leading: 1.12, maxHeight: 200 }
  const author = fitText(model.author, { face: 'S', ...authorBox })
  const subtitleBox = { largest: 25, smallest: 18, maxWidth, maxLines: 5, leading: 1.2 }
  const subtitle = model.subtitle ? fitText(model.subtitle, { face: 'I', ...subtitleBox }) : null
  const height = author.height + (subtitle ? subtitle.height + 16 : 0) + 60 + (model.publisher ? 34 : 0)
  const top = model.variant % 2 ? 64 : model.height - height - 64

  let drawn = rectangle(left + 33, top, width, height, paper)
  drawn += textBlock(author, { x: left + 53, top: top + 28, fill })
  if (subtitle) drawn += textBlock(subtitle, { x: left + 53, top: top + 28 + author.height + 12, fill })
  if (model.publisher) {
    drawn += capitals(model.publisher, { x: left + 54, y: top + height - 28, size: 17, fill, maxWidth })
  }
  return drawn
}

export function drawRachi(model: CoverModel, palette: Palette): string {
  const { height, variant } = model
  const maxWidth = height - 108
  const titleBox = { largest: 150, smallest: 50, maxWidth, maxLines: 3, leading: 1, maxHeight: 270 }
  const title = fitText(model.title, { face: variant % 2 ? 'S' : 'F', ...titleBox })
  const band = Math.max(176, title.height + 78)
  const cloth = variant % 3 ? palette.ground : palette.accent
  const fill = inkOn(cloth, [palette.text, palette.ground, palette.accent])
  const climbing = `translate(${path`${(band - title.height) / 2 - 4}`} ${height - 54})rotate(-90)`
  return (
    board(model, palette) +
    rectangle(0, 0, band, height, cloth) +
    rectangle(band, 0, JOINT, height, mix(cloth, '#000000', 0.22)) +
    moved(climbing, textBlock(title, { x: 0, top: 0, fill })) +
    label(model, palette, band + JOINT)
  )
}
