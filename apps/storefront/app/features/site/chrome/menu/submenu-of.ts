import type { MenuItem } from '@stoa/contract/content/content'

/** The links under an item: its own page first, unless one of them leads there by a name of its own. */
export function submenuOf({ id, link, children }: MenuItem, own: string): Pick<MenuItem, 'id' | 'title' | 'link'>[] {
  if (children.some((child) => child.link === link)) return children
  return [{ id, title: own, link }, ...children]
}
