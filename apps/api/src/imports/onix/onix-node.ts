// An element of a product record with what it holds, and the few ways it is asked.

export interface OnixNode {
  name: string
  /** Where it begins in the file, from 1. */
  line: number
  attributes: Readonly<Record<string, string>>
  /** Of a data element; with its markup when `isMarkup`. */
  text: string
  isMarkup: boolean
  children: OnixNode[]
}

export const childrenOf = (node: OnixNode | null, name: string): OnixNode[] =>
  node?.children.filter((child) => child.name === name) ?? []

export const childOf = (node: OnixNode | null, name: string): OnixNode | null =>
  node?.children.find((child) => child.name === name) ?? null

/** The trimmed text of the first data element of this name; null when there is none or it is empty. */
export function textOf(node: OnixNode | null, name: string): string | null {
  const text = childOf(node, name)?.text.trim()
  return text ? text : null
}

export const textsOf = (node: OnixNode | null, name: string): string[] =>
  childrenOf(node, name).flatMap((child) => {
    const text = child.text.trim()
    return text ? [text] : []
  })
