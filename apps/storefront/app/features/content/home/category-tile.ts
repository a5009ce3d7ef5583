// A category tile: a banner with its artwork, rendered on the server.

import type { Banner } from '@stoa/contract/content/content'
import { type ArtworkKind, artwork } from '@stoa/covers/artwork'
import { ARTWORK_SCENES } from '@stoa/covers/artwork-scenes'
import { COLOURWAYS, type ColourwayName } from '@stoa/covers/inks'
import { PATTERNS } from '@stoa/covers/patterns'

export interface CategoryTile extends Pick<Banner, 'id' | 'title' | 'body' | 'link' | 'textLanguage'> {
  artwork: string
}

const isArtworkKind = (text: string | null): text is ArtworkKind =>
  text !== null &&
  (text === 'paper' ||
    text.startsWith('glyph:') ||
    Object.hasOwn(PATTERNS, text) ||
    Object.hasOwn(ARTWORK_SCENES, text))

const isColourwayName = (text: string | null): text is ColourwayName => text !== null && Object.hasOwn(COLOURWAYS, text)

export const toCategoryTile = ({
  id,
  title,
  body,
  link,
  textLanguage,
  artworkSeed,
  artworkKind,
  artworkPalette,
}: Banner): CategoryTile => ({
  id,
  title,
  body,
  link,
  textLanguage,
  artwork: artwork(
    artworkSeed ?? String(id),
    400,
    440,
    isArtworkKind(artworkKind) ? artworkKind : undefined,
    isColourwayName(artworkPalette) ? artworkPalette : undefined,
  ),
})
