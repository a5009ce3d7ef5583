// The entity names of HTML 4. Old files use them without declaring them; nothing is ever declared in or fetched from
// outside.

/** From U+00A0 on, in their order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute ' +
  'Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute ' +
  'THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ' +
  'ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

/** From U+0391 and U+03B1 on; U+03A2 does not exist. */
const greekCapitals =
  'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi Omega'
const greekSmall =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega'

const signs: Record<string, string> = {
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  Yuml: 'Ÿ',
  fnof: 'ƒ',
  circ: 'ˆ',
  tilde: '˜',
  euro: '€',
  thetasym: 'ϑ',
  upsih: 'ϒ',
  piv: 'ϖ',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  zwnj: '\u200c',
  zwj: '\u200d',
  lrm: '\u200e',
  rlm: '\u200f',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  dagger: '†',
  Dagger: '‡',
  bull: '•',
  hellip: '…',
  permil: '‰',
  prime: '′',
  Prime: '″',
  lsaquo: '‹',
  rsaquo: '›',
  oline: '‾',
  frasl: '⁄',
  image: 'ℑ',
  weierp: '℘',
  real: 'ℜ',
  trade: '™',
  alefsym: 'ℵ',
  larr: '←',
  uarr: '↑',
  rarr: '→',
  darr: '↓',
  harr: '↔',
  crarr: '↵',
  lArr: '⇐',
  uArr: '⇑',
  rArr: '⇒',
  dArr: '⇓',
  hArr: '⇔',
  forall: '∀',
  part: '∂',
  exist: '∃',
  empty: '∅',
  nabla: '∇',
  isin: '∈',
  notin: '∉',
  ni: '∋',
  prod: '∏',
  sum: '∑',
  minus: '−',
  lowast: '∗',
  radic: '√',
  prop: '∝',
  infin: '∞',
  ang: '∠',
  and: '∧',
  or: '∨',
  cap: '∩',
  cup: '∪',
  int: '∫',
  there4: '∴',
  sim: '∼',
  cong: '≅',
  asymp: '≈',
  ne: '≠',
  equiv: '≡',
  le: '≤',
  ge: '≥',
  sub: '⊂',
  sup: '⊃',
  nsub: '⊄',
  sube: '⊆',
  supe: '⊇',
  oplus: '⊕',
  otimes: '⊗',
  perp: '⊥',
  sdot: '⋅',
  lceil: '⌈',
  rceil: '⌉',
  lfloor: '⌊',
  rfloor: '⌋',
  lang: '〈',
  rang: '〉',
  loz: '◊',
  spades: '♠',
  clubs: '♣',
  hearts: '♥',
  diams: '♦',
}

const inOrder = (names: string, first: number): [string, string][] =>
  names.split(' ').map((name, index) => [name, String.fromCodePoint(first + index)])

const ofXml: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export const htmlEntities: Readonly<Record<string, string>> = Object.fromEntries([
  ...inOrder(latin, 0xa0),
  ...inOrder(greekCapitals, 0x391).filter(([name]) => name !== '-'),
  ...inOrder(greekSmall, 0x3b1),
  ...Object.entries(signs),
  ...Object.entries(ofXml),
])

const reference = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(\w{2,8}));/g
const maxCodePoint = 0x10ffff

const letterOf = (code: number): string => (code > 0 && code <= maxCodePoint ? String.fromCodePoint(code) : '')

/** Replaces references by their characters; an unknown one stays as it is. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(reference, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
        if (decimal !== undefined) return letterOf(Number(decimal))
        if (hexadecimal !== undefined) return letterOf(Number.parseInt(hexadecimal, 16))
        return (Object.hasOwn(htmlEntities, name ?? '') ? htmlEntities[name ?? ''] : undefined) ?? whole
      })
    : text
