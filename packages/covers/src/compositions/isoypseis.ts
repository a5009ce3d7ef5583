// Ισοϋψείς: the contour lines of an island, and the text on a panel at head or foot.
import type { CoverModel, Palette } from '../cover-model.ts'
import { capitals, textBlock } from '../lettering.ts'
import { filled, rectangle, stroked } from '../svg.ts'
import { fitText } from '../text-fitting.ts'

const CONTOURS = 13
const POINTS = 18

interface Point {
  readonly x: number
  readonly y: number
}

type Outline = (contour: number) => readonly Point[]

/** The island's outline is the sum of three harmonics with random phases and amplitudes. */
function createOutline(centreY: number, random: Palette['random']): Outline {
  const centreX = 160 + random() * 280
  const [phase2, phase3, phase5] = [random() * 6.28, random() * 6.28, random() * 6.28]
  const [wave2, wave3, wave5] = [0.16 + random() * 0.14, 0.1 + random() * 0.1, 0.05 + random() * 0.05]
  return (contour) => {
    const radius = 20 + contour * 36
    return Array.from({ length: POINTS }, (_, index) => {
      const angle = (index / POINTS) * 6.2832
      const swell =
        1 +
        wave2 * Math.sin(2 * angle + phase2 + contour * 0.08) +
        wave3 * Math.sin(3 * angle + phase3 - contour * 0.1) +
        wave5 * Math.sin(5 * angle + phase5)
      return { x: centreX + Math.cos(angle) * radius * swell * 1.12, y: centreY + Math.sin(angle) * radius * swell }
    })
  }
}

function whole(x: number, y: number): string {
  return `${Math.round(x)} ${Math.round(y)}`
}

/** A closed curve through the middles of the sides, with the corners as control points. */
function curve(points: readonly Point[]): string {
  const middles = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    return whole((point.x + next.x) / 2, (point.y + next.y) / 2)
  })
  const sides = points.map((point, index) => `Q${whole(point.x, point.y)} ${middles[index]}`)
  return `M${middles.at(-1)}${sides.join('')}z`
}

function contourLines(outline: Outline, { accent, second }: Palette): string {
  let lines = filled(second, curve(outline(1)))
  for (let contour = 2; contour <= CONTOURS; contour++) {
    const d = curve(outline(contour))
    lines += contour % 5 === 0 ? stroked(d, second, 6) : stroked(d, accent, 3)
  }
  return lines
}

export function drawIsoypseis(model: CoverModel, palette: Palette): string {
  const { height, variant } = model
  const atHead = variant % 2 === 1
  const outline = createOutline(height * (atHead ? 0.66 : 0.34), palette.random)
  const titleBox = { largest: 70, smallest: 34, maxWidth: 500, maxLines: 4, leading: 1.07, maxHeight: height * 0.27 }
  const title = fitText(model.title, { face: variant % 3 === 1 ? 'F' : 'S', ...titleBox })
  const subtitleBox = { largest: 28, smallest: 20, maxWidth: 490, maxLines: 2, leading: 1.16 }
  const subtitle = model.subtitle ? fitText(model.subtitle, { face: 'I', ...subtitleBox }) : null
  const panel = title.height + (subtitle ? subtitle.height + 8 : 0) + 116
  const top = atHead ? 0 : height - panel

  const fill = palette.text
  let y = top + (atHead ? 54 : 36)
  let words = textBlock(title, { x: 50, top: y, fill })
  y += title.height
  if (subtitle) {
    words += textBlock(subtitle, { x: 52, top: y + 4, fill })
    y += subtitle.height + 8
  }
  words += capitals(model.author, { x: 52, y: y + 40, size: 26, fill, maxWidth: 496, tracking: 0.06 })
  return (
    rectangle(0, 0, 600, height, palette.ground) +
    contourLines(outline, palette) +
    rectangle(0, top, 600, panel, palette.ground) +
    rectangle(0, atHead ? panel : top - 4, 600, 4, fill) +
    words
  )
}
