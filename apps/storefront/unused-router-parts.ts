// What the pages never ask of the router: forms, actions, fetchers, links of its own, routes found out later, instruments.
// The browser's build leaves it out. A function that is gone throws, so that a page that begins to need it fails its test.

import type { ESTree, Plugin } from 'vite'

interface Edit {
  start: number
  end: number
  text: string
}

const leftOut = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `throw Error('left out: ${name}')`]))

/** What stands in place of functions' bodies, by files. All pages load by GET, and the table of routes comes whole. */
const bodies: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'router/router.js': {
    ...leftOut([
      'handleAction',
      'fetch',
      'handleFetcherAction',
      'handleFetcherLoader',
      'discoverRoutes',
      'patchRoutes',
    ]),
    ...leftOut(['getInstrumentationNavigateMeta']),
    checkFogOfWar: 'return { active: false, matches: null }',
  },
  'router/instrumentation.js': {
    ...leftOut(['getRouteInstrumentationUpdates', 'instrumentClientSideRouter']),
    consumeInstrumentationClientResultMetaReceiver: '',
  },
  'ssr/fog-of-war.js': {
    ...leftOut(['getPartialManifest']),
    isFogOfWarEnabled: 'return false',
    getPatchRoutesOnNavigationFunction: '',
    useFogOFWarDiscovery: '',
  },
  'ssr/single-fetch.js': leftOut(['singleFetchActionStrategy', 'singleFetchLoaderFetcherStrategy']),
}

/** Components that are made by a call stay in a build, for the call might do something. */
const makers = new Set(['forwardRef', 'memo', 'createContext'])

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value

type Bodies = Readonly<Record<string, string>>

function bodyEdits(node: ESTree.Node, put: Bodies, found: Map<string, Edit>): void {
  const name = node.type === 'FunctionDeclaration' ? node.id?.name : undefined
  const text = name === undefined ? undefined : put[name]
  if (node.type === 'FunctionDeclaration' && name !== undefined && text !== undefined && node.body) {
    found.set(name, { start: node.body.start, end: node.body.end, text: `{ ${text} }` })
    return
  }
  for (const child of Object.values(node).flat()) if (isNode(child)) bodyEdits(child, put, found)
}

/** `React$1.forwardRef(…)` of a top-level constant. */
const isMade = (node: ESTree.Expression | null): node is ESTree.CallExpression =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.type === 'Identifier' &&
  makers.has(node.callee.property.name)

const isDisplayName = ({ left }: ESTree.AssignmentExpression): boolean =>
  left.type === 'MemberExpression' && left.property.type === 'Identifier' && left.property.name === 'displayName'

function componentEdits(program: ESTree.Program): Edit[] {
  return program.body.flatMap((statement): Edit[] => {
    if (statement.type === 'VariableDeclaration')
      return statement.declarations.flatMap(({ init }) =>
        isMade(init) ? [{ start: init.start, end: init.start, text: '/* @__PURE__ */ ' }] : [],
      )
    const isName =
      statement.type === 'ExpressionStatement' &&
      statement.expression.type === 'AssignmentExpression' &&
      isDisplayName(statement.expression)
    return isName ? [{ start: statement.start, end: statement.end, text: '' }] : []
  })
}

/** Throws when a function is not in the file: the list is for one version of the router. */
export function withoutUnusedParts(code: string, program: ESTree.Program, put: Bodies): string {
  const found = new Map<string, Edit>()
  bodyEdits(program, put, found)
  const missing = Object.keys(put).filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`the router has no ${missing.join(', ')}`)
  const edits = [...found.values(), ...componentEdits(program)].toSorted((one, other) => other.start - one.start)
  return edits.reduce((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), code)
}

export const noUnusedRouterParts: Plugin = {
  name: 'no-unused-router-parts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!id.includes('/node_modules/react-router/')) return null
    const put = Object.entries(bodies).find(([file]) => id.endsWith(file))?.[1] ?? {}
    return { code: withoutUnusedParts(code, this.parse(code), put), map: null }
  },
}
