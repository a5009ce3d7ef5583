import type { ShownItem, ShownLink } from '../chrome-data.ts'
import type { Submenus } from './load-submenus.ts'

/** The links under an item: its own page first, unless one of them leads there by a name of its own. */
export function submenuOf({ id, link }: ShownItem, own: string, submenus: Submenus): readonly ShownLink[] {
  const children = submenus.get(id) ?? []
  if (children.some((child) => child.link === link)) return children
  return [{ title: own, link }, ...children]
}
