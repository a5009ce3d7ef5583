// Shared by all compositions: their type, and the publisher's name at the foot.
import type { CoverModel, Palette } from '../cover-model.ts'
import { type Anchor, capitals } from '../lettering.ts'
import { textWidth } from '../metrics.ts'
import { capitalise } from '../words.ts'

/** Renders the whole canvas of a model as SVG source without the `<svg>` element. */
export type Composition = (model: CoverModel, palette: Palette) => string

export interface FootStyle {
  readonly x: number
  readonly y: number
  readonly fill: string
  readonly size?: number
  readonly anchor?: Anchor
}

const TRACKING = 0.12
const MOST_WIDTH = 300
const USUAL_SIZE = 19

export function publisherAtFoot(publisher: string, { size = USUAL_SIZE, ...style }: FootStyle): string {
  return publisher ? capitals(publisher, { ...style, size, tracking: TRACKING, maxWidth: MOST_WIDTH }) : ''
}

/** Width of the publisher's name at the foot in its usual size; 0 without a publisher. */
export function footWidth(publisher: string): number {
  return Math.min(MOST_WIDTH, textWidth(capitalise(publisher), 'U', USUAL_SIZE, TRACKING))
}
