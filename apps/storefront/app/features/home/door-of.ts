// A door of the arcade: a banner with its plate, drawn on the server.

import type { Banner } from '@stoa/contract/content'
import { COLOURWAYS, type ColourwayName } from '@stoa/domain/cover/inks'
import { PATTERNS } from '@stoa/domain/cover/patterns'
import { type PlateKind, plate } from '@stoa/domain/cover/plate'
import { PLATE_SCENES } from '@stoa/domain/cover/plate-scenes'

export interface Door extends Pick<Banner, 'id' | 'title' | 'body' | 'link' | 'textLanguage'> {
  drawing: string
}

const isPlateKind = (text: string | null): text is PlateKind =>
  text !== null &&
  (text === 'paper' || text.startsWith('glyph:') || Object.hasOwn(PATTERNS, text) || Object.hasOwn(PLATE_SCENES, text))

const isColourway = (text: string | null): text is ColourwayName => text !== null && Object.hasOwn(COLOURWAYS, text)

export const doorOf = ({ id, title, body, link, textLanguage, plateSeed, plateKind, plateWay }: Banner): Door => ({
  ...{ id, title, body, link, textLanguage },
  drawing: plate(
    plateSeed ?? String(id),
    400,
    440,
    isPlateKind(plateKind) ? plateKind : undefined,
    isColourway(plateWay) ? plateWay : undefined,
  ),
})
