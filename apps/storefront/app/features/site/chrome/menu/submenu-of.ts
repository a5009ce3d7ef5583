import type { ShownItem, ShownLink } from '../chrome-data.ts'

/** The links under an item: its own page first, unless one of them leads there by a name of its own. */
export function submenuOf({ link, children }: ShownItem, own: string): ShownLink[] {
  if (children.some((child) => child.link === link)) return children
  return [{ title: own, link }, ...children]
}
