// `icons.svg` is made from `icon-nodes.ts` and written with `npx vitest run packages/ui/src/icon -u`: pages load it once and
// keep it.

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { iconNodes } from './icon-nodes.ts'

const symbols = Object.entries(iconNodes).map(([name, node]) => (
  <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
    {node.map(([tag, attributes]) => createElement(tag, { ...attributes, key: `${tag} ${Object.values(attributes)}` }))}
  </symbol>
))

it('the file has all icons', async () => {
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${renderToStaticMarkup(symbols)}</svg>\n`
  await expect(sprite).toMatchFileSnapshot('icons.svg')
})
