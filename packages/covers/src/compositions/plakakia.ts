// Πλακάκια: a floor of cement tiles, and the text on plain background above or below it.
import type { CoverModel, Palette } from '../cover-model.ts'
import { capitals, textBlock } from '../lettering.ts'
import { rectangle } from '../svg.ts'
import { fitText } from '../text-fitting.ts'
import { layTiles, TILE_SIDE } from './plakakia-tiles.ts'

export function drawPlakakia(model: CoverModel, palette: Palette): string {
  const { height, variant } = model
  const rows = height > 800 ? 4 : 3
  const floor = rows * TILE_SIDE
  const wordsBelow = variant % 2 === 0
  const wordsHeight = height - floor
  const top = wordsBelow ? floor : 0
  const fill = palette.text

  const maxHeight = wordsHeight - (model.subtitle ? 150 : 112)
  const titleBox = { largest: 66, smallest: 32, maxWidth: 508, maxLines: 3, leading: 1.05, maxHeight }
  const title = fitText(model.title, { face: variant % 2 ? 'S' : 'F', ...titleBox })
  let words = textBlock(title, { x: 46, top: top + 40, fill })
  if (model.subtitle) {
    const subtitleBox = { largest: 27, smallest: 20, maxWidth: 500, maxLines: 1, leading: 1.15 }
    const subtitle = fitText(model.subtitle, { face: 'I', ...subtitleBox })
    words += textBlock(subtitle, { x: 48, top: top + 40 + title.height + 2, fill })
  }
  words += capitals(model.author, { x: 48, y: top + wordsHeight - 40, size: 25, fill, maxWidth: 500, tracking: 0.06 })
  return (
    rectangle(0, 0, 600, height, palette.ground) +
    layTiles(variant, rows, wordsBelow ? 0 : height - floor, palette) +
    rectangle(0, top, 600, wordsHeight, palette.ground) +
    words
  )
}
