// Reads the row types of raw statements from the sources: for each `sql<Row>` the pieces of its text and the fields of `Row`.

import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

/** The JavaScript type of a column. `value`: an object or an array; `unknown`: the type is not written out. */
export type FieldType = 'number' | 'string' | 'boolean' | 'Date' | 'Buffer' | 'value' | 'unknown' | 'null'

export interface RawStatement {
  /** From the root of the repository. */
  file: string
  line: number
  /** The text between the parameters and fragments. */
  pieces: string[]
  /** `null` is among the types when the column may be null. Null for a statement without a row type. */
  fields: Record<string, FieldType[]> | null
}

const root = resolve(import.meta.dirname, '../../..')

type Declaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration

interface Module {
  file: string
  text: string
  program: ESTree.Program
  declared: Map<string, Declaration>
  /** The module that a name comes from. */
  imported: Map<string, string>
}

const modules = new Map<string, Module>()

function openModule(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const text = readFileSync(join(root, file), 'utf8')
  const module: Module = {
    file,
    text,
    program: parseSync(file, text).program,
    declared: new Map(),
    imported: new Map(),
  }
  const declare = (node: Declaration) => void module.declared.set(node.id.name, node)
  new Visitor({
    TSInterfaceDeclaration: declare,
    TSTypeAliasDeclaration: declare,
    ImportDeclaration(node) {
      for (const { local } of node.specifiers) module.imported.set(local.name, node.source.value)
    },
  }).visit(module.program)
  modules.set(file, module)
  return module
}

function importedFile(from: string, source: string): string | null {
  if (source.startsWith('.')) return join(from, '..', source)
  const [, name, path] = /^@stoa\/(domain|contract)\/(.+)$/.exec(source) ?? []
  return name && path ? `packages/${name}/src/${path}.ts` : null
}

function findDeclaration(module: Module, name: string): { module: Module; node: Declaration } | null {
  const node = module.declared.get(name)
  if (node) return { module, node }
  const file = importedFile(module.file, module.imported.get(name) ?? '')
  return file ? findDeclaration(openModule(file), name) : null
}

const nameOf = (node: ESTree.TSTypeReference): string => (node.typeName.type === 'Identifier' ? node.typeName.name : '')

const keywords: Partial<Record<ESTree.TSType['type'], FieldType>> = {
  TSNumberKeyword: 'number',
  TSStringKeyword: 'string',
  TSBooleanKeyword: 'boolean',
  TSNullKeyword: 'null',
  TSArrayType: 'value',
  TSTypeLiteral: 'value',
}

function typesOf(node: ESTree.TSType, module: Module): FieldType[] {
  const keyword = keywords[node.type]
  if (keyword) return [keyword]
  if (node.type === 'TSUnionType') return node.types.flatMap((member) => typesOf(member, module))
  if (node.type === 'TSTypeOperator') return [node.operator === 'keyof' ? 'string' : 'value']
  if (node.type === 'TSLiteralType')
    return 'value' in node.literal ? [typeof node.literal.value as FieldType] : ['unknown']
  if (node.type !== 'TSTypeReference') return ['unknown']
  const name = nameOf(node)
  if (name === 'Date' || name === 'Buffer') return [name]
  if (name === 'Record') return ['value']
  const found = findDeclaration(module, name)
  if (!found) return ['unknown']
  return found.node.type === 'TSInterfaceDeclaration' ? ['value'] : typesOf(found.node.typeAnnotation, found.module)
}

type Fields = Record<string, FieldType[]>

function membersOf(members: readonly ESTree.TSSignature[], module: Module): Fields {
  const fields: Fields = {}
  for (const member of members) {
    if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) continue
    const name =
      member.key.type === 'Identifier' ? member.key.name : 'value' in member.key ? String(member.key.value) : ''
    fields[name] = typesOf(member.typeAnnotation.typeAnnotation, module)
  }
  return fields
}

function fieldsOfName(name: string, module: Module): Fields | null {
  const found = findDeclaration(module, name)
  if (!found) return null
  if (found.node.type === 'TSTypeAliasDeclaration') return fieldsOf(found.node.typeAnnotation, found.module)
  const fields = membersOf(found.node.body.body, found.module)
  for (const { expression } of found.node.extends) {
    const base = expression.type === 'Identifier' ? fieldsOfName(expression.name, found.module) : null
    if (!base) return null
    Object.assign(fields, base)
  }
  return fields
}

/** Null for a type that is not a row: the type of one expression. */
function fieldsOf(node: ESTree.TSType, module: Module): Fields | null {
  if (node.type === 'TSTypeLiteral') return membersOf(node.members, module)
  if (node.type === 'TSTypeReference') return fieldsOfName(nameOf(node), module)
  if (node.type !== 'TSIntersectionType') return null
  const parts = node.types.map((part) => fieldsOf(part, module))
  return parts.includes(null) ? null : Object.assign({}, ...parts)
}

/** Those of one source file. */
function readRawStatements(file: string): RawStatement[] {
  const module = openModule(file)
  const statements: RawStatement[] = []
  new Visitor({
    TaggedTemplateExpression({ tag, typeArguments, quasi, start }) {
      const [type] = typeArguments?.params ?? []
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      const line = module.text.slice(0, start).split('\n').length
      const pieces = quasi.quasis.map(({ value }) => value.cooked ?? value.raw)
      statements.push({ file, line, pieces, fields: type ? fieldsOf(type, module) : null })
    },
  }).visit(module.program)
  return statements
}

const listFiles = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'kysely'"))

/**
 * Those of the API and of the server. Those of the tests have no row type to be checked: they only must not be mistaken
 * for others.
 */
export function listRawStatements(): RawStatement[] {
  const isTest = (file: string) => file.endsWith('.test.ts')
  const sources = listFiles('apps/{api,server}/src/**/*.ts')
  const tests = [...listFiles('apps/{api,server}/test/**/*.ts'), ...sources.filter(isTest)]
  return [
    ...sources.filter((file) => !isTest(file)).flatMap(readRawStatements),
    ...tests.flatMap(readRawStatements).map((statement) => ({ ...statement, fields: null })),
  ]
}
