// An element of a product record with its children, and the queries on it.

export interface OnixNode {
  name: string
  /** Its position in the file, from 1. */
  line: number
  attributes: Readonly<Record<string, string>>
  /** Of a data element; with its markup when `isMarkup`. */
  text: string
  isMarkup: boolean
  children: OnixNode[]
}

/** Called for every field of every record: plain loops, because closures cost half as much again. */
export function childrenOf(node: OnixNode | null, name: string): OnixNode[] {
  const matches: OnixNode[] = []
  if (node) for (const child of node.children) if (child.name === name) matches.push(child)
  return matches
}

export function childOf(node: OnixNode | null, name: string): OnixNode | null {
  if (node) for (const child of node.children) if (child.name === name) return child
  return null
}

/** The trimmed text of the first data element of this name; null when there is none or it is empty. */
export function textOf(node: OnixNode | null, name: string): string | null {
  const child = childOf(node, name)
  return child === null ? null : child.text.trim() || null
}

export const textsOf = (node: OnixNode | null, name: string): string[] =>
  childrenOf(node, name).flatMap((child) => child.text.trim() || [])
