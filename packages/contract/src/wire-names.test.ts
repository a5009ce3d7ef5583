// The names on the wire are the specification's, and other clients read them: a changed one is a change of
// `wire-names.txt`, made on purpose with `npx vitest run packages/contract/src/wire-names -u`.

import { expect, test } from 'vitest'
import { openApiDocument } from './openapi.ts'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** The names of all fields at any depth, in alphabetical order. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (!isObject(value)) return names
  if (isObject(value.properties)) for (const name of Object.keys(value.properties)) names.add(name)
  for (const [key, inner] of Object.entries(value)) if (key !== 'example') namesIn(inner, names)
  return names
}

const parameterNames = (parameters: unknown): string[] =>
  Array.isArray(parameters) ? parameters.map((parameter: Json) => String(parameter.name)) : []

function linesOf(path: string, method: string, { parameters, requestBody, responses }: Json): string[] {
  const done = isObject(responses) ? responses[200] : null
  const named = { query: parameterNames(parameters), in: [...namesIn(requestBody)], out: [...namesIn(done)] }
  return Object.entries(named).flatMap(([part, names]) =>
    names.length > 0 ? [`${method.toUpperCase()} ${path} ${part}: ${names.toSorted().join(' ')}`] : [],
  )
}

test('no name on the wire changes unseen', async () => {
  const { paths } = openApiDocument()
  const lines = Object.entries(isObject(paths) ? paths : {}).flatMap(([path, calls]) =>
    Object.entries(isObject(calls) ? calls : {}).flatMap(([method, call]) =>
      isObject(call) ? linesOf(path, method, call) : [],
    ),
  )
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('wire-names.txt')
})
