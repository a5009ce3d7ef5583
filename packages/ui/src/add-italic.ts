import italic from '../fonts/literata-italic.woff2?url'

/**
 * Few words are italic: their font does not compete with what a page needs before its text is seen. It is fetched once a
 * page uses it.
 */
export const addItalic = (): void => {
  const source = `url(${italic}) format('woff2')`
  document.fonts.add(new FontFace('Literata', source, { style: 'italic', weight: '400 700', display: 'swap' }))
}
