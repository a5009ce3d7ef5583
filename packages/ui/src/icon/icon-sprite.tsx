import { createElement } from 'react'
import styles from './icon.module.css'
import { iconNodes } from './icon-nodes.ts'

const symbols = Object.entries(iconNodes).map(([name, node]) => (
  <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
    {node.map(([tag, attributes]) => createElement(tag, { ...attributes, key: `${tag} ${Object.values(attributes)}` }))}
  </symbol>
))

/** All icons of the shop as hidden symbols. Render once, first thing in the body. */
export function IconSprite() {
  return (
    <svg className={styles.sprite} aria-hidden="true">
      {symbols}
    </svg>
  )
}
