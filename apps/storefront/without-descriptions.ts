// The contract's tables say what each field and call means, for the documentation of the API. Browsers do not read it.

import type { ESTree, Plugin } from 'vite'

interface Span {
  start: number
  end: number
}

const isText = ({ type }: ESTree.Node): boolean => type === 'Literal' || type === 'TemplateLiteral'

/** The texts of `field(wire, shape, description)` and of `description: …` under a node. */
function descriptionsIn(node: ESTree.Node): Span[] {
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'field') {
    const [, shape, description] = node.arguments
    return [...(shape ? descriptionsIn(shape) : []), ...(description && isText(description) ? [description] : [])]
  }
  if (node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'description')
    return isText(node.value) ? [node.value] : descriptionsIn(node.value)
  return Object.values(node)
    .flat()
    .flatMap((child: unknown) => (isNode(child) ? descriptionsIn(child) : []))
}

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value

export function withoutDescriptions(code: string, program: ESTree.Node): string {
  const spans = descriptionsIn(program).toSorted((one, other) => other.start - one.start)
  return spans.reduce((text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`, code)
}

export const noDescriptions: Plugin = {
  name: 'no-descriptions',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    return id.includes('/packages/contract/src/')
      ? { code: withoutDescriptions(code, this.parse(code)), map: null }
      : null
  },
}
