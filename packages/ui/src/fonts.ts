import commissioner from '../fonts/commissioner.woff2?url'
import literata from '../fonts/literata-roman.woff2?url'

/** The two files text needs, for `<link rel="preload" as="font" type="font/woff2" crossorigin href>` in every page's head. */
export const preloadedFonts: readonly string[] = [literata, commissioner]
