// Λευκή σειρά: the white series. Light paper, type, and one small ornament, in three layouts.
import type { CoverModel, Palette } from '../cover-model.ts'
import { contrast, INKS, inkOn } from '../inks.ts'
import { capitals, textBlock, textLine } from '../lettering.ts'
import { textWidth } from '../metrics.ts'
import { rectangle, stroked } from '../svg.ts'
import { fitText } from '../text-fitting.ts'
import { publisherAtFoot } from './composition.ts'
import { drawOrnament, type OrnamentPlace } from './lefki-ornaments.ts'

interface Inks {
  readonly paper: string
  readonly dark: string
  /** For rules and ornaments. */
  readonly colour: string
  /** The colour where it is legible as text, else the dark one. */
  readonly colouredText: string
}

/** The head of a layout: its SVG source and its lower end. */
interface Head {
  readonly drawn: string
  readonly end: number
}

function chooseInks(paper: string, { ground, text, accent, second }: Palette): Inks {
  const dark = [ground, text, INKS.nychta].find((ink) => contrast(paper, ink) >= 7) ?? INKS.molyvi
  const colour = [accent, ground, second].find((ink) => contrast(paper, ink) >= 3.2) ?? dark
  return { paper, dark, colour, colouredText: inkOn(paper, [colour, dark]) }
}

/** Double frame, everything centred. */
function framed({ title, author, height }: CoverModel, { dark, colour, colouredText }: Inks): Head {
  const frame = (inset: number, width: number, stroke: number) =>
    stroked(`M${inset} ${inset}h${width}v${height - inset * 2}h-${width}z`, colour, stroke)
  const box = { largest: 72, smallest: 38, maxWidth: 440, maxLines: 4, leading: 1.12, maxHeight: 330 }
  const fitted = fitText(title, { face: 'S', ...box })
  const middle = { x: 300, anchor: 'middle' } as const
  const drawn =
    frame(34, 532, 3) +
    frame(44, 512, 1.4) +
    capitals(author, { ...middle, y: 128, size: 27, fill: dark, maxWidth: 440, tracking: 0.07 }) +
    textBlock(fitted, { ...middle, top: height * 0.31, fill: colouredText })
  return { drawn, end: height * 0.31 + (fitted.height + 6) }
}

/** A heavy rule, a light title to the left, the author in italics. */
function ruled({ title, author }: CoverModel, { dark, colour, colouredText }: Inks): Head {
  const box = { largest: 84, smallest: 44, maxWidth: 492, maxLines: 4, leading: 1.04, maxHeight: 360 }
  const fitted = fitText(title, { face: 'L', ...box })
  const end = 108 + fitted.height + 8
  const size = Math.min(34, (34 * 480) / textWidth(author, 'I', 34))
  const drawn =
    rectangle(54, 54, 492, 12, colour) +
    textBlock(fitted, { x: 50, top: 108, fill: dark }) +
    textLine(author, { x: 54, y: end + 30, face: 'I', size, fill: colouredText })
  return { drawn, end: end + 44 }
}

/** Widely tracked author, centred italic title. */
function italic({ title, author }: CoverModel, { dark, colour }: Inks): Head {
  const box = { largest: 80, smallest: 42, maxWidth: 470, maxLines: 4, leading: 1.1, maxHeight: 330 }
  const fitted = fitText(title, { face: 'I', ...box })
  const middle = { x: 300, fill: dark, anchor: 'middle' } as const
  const drawn =
    capitals(author, { ...middle, y: 112, size: 25, maxWidth: 470, tracking: 0.12 }) +
    rectangle(285, 136, 30, 2, colour) +
    textBlock(fitted, { ...middle, top: 190 })
  return { drawn, end: 190 + (fitted.height + 6) }
}

function ornamentPlace(setting: typeof framed, height: number, end: number): OrnamentPlace | null {
  const floor = height - (setting === framed ? 150 : 120)
  const room = floor - (end + 40)
  if (room <= 110) return null
  const scale = Math.min(1, room / 250)
  if (setting === ruled) return { x: 54 + 120 * scale, y: floor - 100 * scale, scale }
  return { x: 300, y: end + 40 + room * 0.54, scale }
}

export function drawLefki(model: CoverModel, palette: Palette): string {
  const { variant, height } = model
  const setting = [framed, ruled, italic][variant % 3] ?? framed
  const inks = chooseInks(setting === italic ? INKS.charti : INKS.asvestis, palette)
  const head = setting(model, inks)
  const placed = setting === ruled ? ({ x: 54 } as const) : ({ x: 300, anchor: 'middle' } as const)
  let { drawn, end } = head
  if (model.subtitle) {
    const box = { largest: 30, smallest: 21, maxWidth: 440, maxLines: 2, leading: 1.18 }
    const fitted = fitText(model.subtitle, { face: setting === italic ? 'S' : 'I', ...box })
    drawn += textBlock(fitted, { ...placed, top: end + (setting === ruled ? 14 : 4), fill: inks.dark })
    end += fitted.height + 14
  }
  const place = ornamentPlace(setting, height, end)
  if (place) drawn += drawOrnament(model.ornament, place, inks)
  const foot = { ...placed, y: height - (setting === framed ? 78 : 52), fill: inks.dark, size: 17 }
  return rectangle(0, 0, 600, height, inks.paper) + drawn + publisherAtFoot(model.publisher, foot)
}
