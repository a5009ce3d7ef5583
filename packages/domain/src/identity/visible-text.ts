// Text as typed, without what nobody sees: zero-width characters, marks that turn the direction of a line, fillers. They are
// taken out, not refused: whoever copies from a telephone or a document does not know of them. Joiners stay between letters or
// pictures, where some scripts and emojis need them.

const unseen = /[^\P{Cf}\u200c\u200d]|[\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu

const strayJoiners = /(?<![\p{L}\p{M}\p{S}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{S}])/gu

export const visibleText = (text: string): string => text.replace(unseen, '').replace(strayJoiners, '').trim()
