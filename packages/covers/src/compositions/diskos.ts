// Δίσκος: title above, one large disc below, in five variants from sun on sea to a striped ball.
import type { CoverModel, Palette } from '../cover-model.ts'
import { inkOn, mix } from '../inks.ts'
import { capitals, textBlock } from '../lettering.ts'
import { below, pick } from '../random.ts'
import { disc, filled, path, rectangle, stroked } from '../svg.ts'
import { fitText } from '../text-fitting.ts'
import { footWidth, publisherAtFoot } from './composition.ts'

/** The space below the title, and the random choices of its figure. */
interface Room {
  readonly height: number
  /** Where the title ends. */
  readonly top: number
  readonly horizon: number
  readonly radius: number
  readonly centreX: number
  /** Half way between title and foot. */
  readonly middle: number
  /** The right end of the publisher's name, relative to FOOT_X. */
  readonly footWidth: number
}

const FOOT_X = 54

type Figure = (room: Room, palette: Palette) => string

function sunOnSea({ height, horizon, radius, centreX }: Room, { accent, second }: Palette): string {
  let glitter = ''
  for (let stroke = 0; stroke < 6; stroke++) {
    const reach = radius * (1 - stroke * 0.15)
    glitter += path`M${centreX - reach * 0.8} ${horizon + 24 + stroke * 22}h${reach * 1.6}`
  }
  const sea = rectangle(0, horizon, 600, height - horizon, second)
  return disc(centreX, horizon, radius, accent) + sea + stroked(glitter, accent, 7)
}

function overlap({ height, top, middle }: Room, { accent, second }: Palette): string {
  const radius = Math.min(170, (height - 90 - top) / 2)
  const half = radius * 0.854
  const arc = (y: number) => path`A${radius} ${radius} 0 0 1 300 ${y}`
  const lens = `${path`M300 ${middle - half}`}${arc(middle + half)}${arc(middle - half)}z`
  return (
    disc(300 - radius * 0.52, middle, radius, accent) +
    disc(300 + radius * 0.52, middle, radius, second) +
    filled(mix(accent, second, 0.5), lens)
  )
}

/** The crescent's full disc is reduced where it would overlap the publisher's name. */
function crescent(room: Room, { ground, accent, second }: Palette): string {
  const { height, centreX, middle } = room
  const nearestX = Math.min(Math.max(centreX, FOOT_X), FOOT_X + room.footWidth)
  const clear = room.footWidth > 0 ? Math.hypot(nearestX - centreX, height - 62 - middle) : room.radius + 36
  const radius = Math.min(room.radius, clear - 36)
  const full = radius + 36
  return (
    disc(centreX, middle, full, accent) +
    disc(centreX + full * 0.36, middle - full * 0.2, radius + 18, ground) +
    disc(520, height * 0.46, 10, second) +
    disc(90, height * 0.52, 6, accent) +
    disc(440, height * 0.86, 7, second)
  )
}

function bleeding({ height, top }: Room, { accent, second }: Palette): string {
  const radius = Math.min(330, (height - top) * 0.62)
  return (
    disc(430, top + radius + 10, radius, accent) + disc(430 - radius * 0.6, top + radius * 1.05, radius * 0.3, second)
  )
}

function striped({ height, top }: Room, { accent }: Palette): string {
  const bands = 7
  const radius = Math.min(height * 0.25, (height - 84 - top) / 2)
  const first = height - 84 - radius * 2
  const pitch = (radius * 2) / bands
  const centre = first + radius
  const halfChord = (y: number) => Math.sqrt(Math.max(0, radius * radius - (y - centre) * (y - centre)))
  let d = ''
  for (let band = 0; band < bands; band++) {
    const upper = first + band * pitch + pitch * 0.12
    const lower = upper + pitch * 0.62
    const [wide, narrow] = [halfChord(upper), halfChord(lower)]
    d += path`M${300 - wide} ${upper}H${300 + wide}L${300 + narrow} ${lower}H${300 - narrow}z`
  }
  return filled(accent, d)
}

const FIGURES: readonly Figure[] = [sunOnSea, overlap, crescent, bleeding, striped]

function planRoom({ height, publisher }: CoverModel, top: number, figure: Figure, { random }: Palette): Room {
  const horizon = height * (0.62 + random() * 0.08)
  const wished = 150 + below(random, 3) * 38
  const centreX = pick(random, [190, 300, 410])
  const most = figure === sunOnSea ? horizon - top : (height * 0.98 - top) / 2 - 40
  const radius = Math.max(90, Math.min(wished, most))
  const middle = top + (height - 60 - top) / 2
  return { height, top, horizon, radius, centreX, middle, footWidth: footWidth(publisher) }
}

export function drawDiskos(model: CoverModel, palette: Palette): string {
  const { height } = model
  const figure = FIGURES[model.variant % FIGURES.length] ?? sunOnSea
  const titleBox = { largest: 92, smallest: 42, maxWidth: 496, maxLines: 4, leading: 1.05, maxHeight: height * 0.36 }
  const title = fitText(model.title, { face: model.face, ...titleBox })
  const room = planRoom(model, 108 + title.height + (model.subtitle ? 60 : 0) + 26, figure, palette)
  const fill = palette.text
  let words = capitals(model.author, { x: 54, y: 78, size: 27, fill, maxWidth: 492, tracking: 0.06 })
  words += textBlock(title, { x: 52, top: 108, fill })
  if (model.subtitle) {
    const subtitleBox = { largest: 34, smallest: 24, maxWidth: 480, maxLines: 2, leading: 1.15 }
    const subtitle = fitText(model.subtitle, { face: 'I', ...subtitleBox })
    words += textBlock(subtitle, { x: 54, top: 108 + title.height + 4, fill })
  }
  if (figure !== bleeding) {
    const footInk = inkOn(figure === sunOnSea ? palette.second : palette.ground, [palette.text, palette.ground])
    words += publisherAtFoot(model.publisher, { x: FOOT_X, y: height - 40, fill: footInk })
  }
  return rectangle(0, 0, 600, height, palette.ground) + figure(room, palette) + words
}
