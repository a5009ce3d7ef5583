import { describe, expect, it, test } from 'vitest'
import { hasQueryInput } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { openApiDocument } from './openapi.ts'
import { refusals } from './refusals.ts'

interface Parameter {
  name: string
  in: string
  required: boolean
  description?: string
  schema: Record<string, unknown>
}

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: Record<string, unknown> }> }
  responses: Record<string, { description: string; content: Record<string, { schema: Record<string, unknown> }> }>
}

interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Record<string, unknown>> }
}

const whole: Document = JSON.parse(JSON.stringify(openApiDocument()))
const operations = Object.entries(whole.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ path, method, operation })),
)
const operationOf = (name: string): Operation => {
  const match = operations.find(({ operation }) => operation.operationId === name)
  if (!match) throw new Error(`${name} is not documented`)
  return match.operation
}

test('it is OpenAPI 3.1 and plain JSON', () => {
  expect(whole.openapi).toBe('3.1.0')
  expect(whole).toEqual(openApiDocument())
})

test('every endpoint is listed once, under its path', () => {
  expect(operations.map(({ path, method, operation }) => `${operation.operationId} ${method} ${path}`)).toEqual(
    endpoints.map(({ name, method, path }) => `${name} ${method.toLowerCase()} /api/{lang}${path}`),
  )
})

test('every reference resolves', () => {
  const references = [...JSON.stringify(whole).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target)
  expect(new Set(references)).toEqual(new Set(['#/components/schemas/Problem']))
  expect(whole.components.schemas).toHaveProperty('Problem')
})

test('the problem schema lists every refusal and fault', () => {
  expect(whole.components.schemas.Problem).toMatchObject({
    required: ['code', 'status', 'title', 'instance'],
    properties: { code: { enum: [...Object.keys(refusals), 'server_fault', 'service_unavailable'] } },
  })
})

describe.each(endpoints.map((item) => [item.name, item] as const))('%s', (name, endpoint) => {
  const operation = operationOf(name)

  it('documents the language in the path, and the idempotency key where one is needed', () => {
    const names = operation.parameters.map((item) => `${item.in} ${item.name}`)
    expect(operation.parameters[0]).toMatchObject({ in: 'path', name: 'lang', required: true })
    expect(names.includes('header Idempotency-Key')).toBe(endpoint.idempotent === true)
  })

  it('takes a query or a body, never both', () => {
    const inQuery = operation.parameters.filter((item) => item.in === 'query')
    if (!hasQueryInput(endpoint)) {
      expect(inQuery).toEqual([])
      expect(operation.requestBody?.content['application/json']?.schema).toMatchObject({ additionalProperties: false })
    } else {
      const files = operation.requestBody && Object.keys(operation.requestBody.content)
      expect(files).toEqual(endpoint.upload?.types)
      expect(inQuery.filter((item) => !item.description)).toEqual([])
    }
  })

  it('names each refusal under its status', () => {
    for (const code of ['bad_input', ...endpoint.refusals] as const) {
      const response = operation.responses[refusals[code]]
      expect(response?.description.split(', ')).toContain(code)
      expect(Object.keys(response?.content ?? {})).toEqual(['application/problem+json'])
    }
  })

  it('describes every field of its answer', () => {
    expect(Object.keys(operation.responses['200']?.content ?? {})).toEqual(['application/json'])
    expect(undescribed(operation.responses['200']?.content['application/json']?.schema)).toEqual([])
  })
})

/** Names of properties, at any depth, without a description. */
function undescribed(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const properties = 'properties' in schema ? Object.entries(schema.properties as Record<string, object>) : []
  const silent = properties.filter(([, property]) => !('description' in property)).map(([name]) => name)
  return [...silent, ...Object.values(schema).flatMap(undescribed)]
}

test('the query parameters of a listing', () => {
  const query = operationOf('listProductsByCategory').parameters.filter((item) => item.in === 'query')
  expect(query.map((item) => [item.name, item.required])).toEqual([
    ['id', false],
    ['q', false],
    ['sort', false],
    ['page', false],
    ['psize', false],
    ['fct', false],
  ])
  expect(operationOf('getProductByUrl').parameters.at(-1)).toMatchObject({ name: 'url', required: true })
})

test('a call of a tool names it in the path, and needs its key', () => {
  const { parameters, ...operation } = operationOf('updateOrderState')
  expect(parameters.map((item) => `${item.in} ${item.name}`)).toEqual(['path lang', 'path provider'])
  expect(operation).toMatchObject({ security: [{ toolKey: [] }] })
  expect(whole.components).toMatchObject({
    securitySchemes: { toolKey: { type: 'apiKey', in: 'header', name: 'X-Tool-Key' } },
  })
  expect(operation.responses['401']?.description).toBe('tool_key_wrong')
})

test('a closed set of states is documented with its numbers', () => {
  const schema = operationOf('getProductById').responses['200']?.content['application/json']?.schema
  expect(schema).toMatchObject({
    properties: { ast: { enum: Array.from({ length: 13 }, (_, number) => number) } },
  })
})
