// Generates the OpenAPI 3.1 document from the endpoints only.

import { fieldRules } from '@stoa/domain/identity/field-rule'
import { permissions } from '@stoa/domain/identity/permissions'
import { z } from 'zod'
import { accessRefusalsOf, type Endpoint, hasQueryInput, isStaffAccess, toolKeyHeader } from './endpoint.ts'
import { endpointGroups } from './endpoints.ts'
import { orderEventSchema, orderEventTypes } from './ordering/order-events.ts'
import { faults } from './problem.ts'
import { type RefusalCode, refusals } from './refusals.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

const problem: Json = {
  type: 'object',
  required: ['code', 'status', 'title', 'instance'],
  properties: {
    code: { type: 'string', enum: [...Object.keys(refusals), ...Object.keys(faults)] },
    status: { type: 'integer' },
    title: { type: 'string', description: 'A sentence for people, in the language of the call.' },
    instance: { type: 'string', description: 'Identifies this answer in the log.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string' },
          message: { type: 'string' },
          rule: { type: 'string', enum: fieldRules },
        },
      },
    },
    details: { type: 'object' },
  },
}

const languageParameter: Json = {
  name: 'lang',
  in: 'path',
  required: true,
  schema: { type: 'string', enum: ['el', 'en'] },
  description: 'The language of the answer.',
}

const toolParameter: Json = {
  name: 'provider',
  in: 'path',
  required: true,
  schema: { type: 'string' },
  description: 'The tool that calls, by the name under which the shop has its keys.',
}

const keyParameter: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', format: 'uuid' },
  description: 'The same key with the same body gets the same answer and happens once.',
}

function queryParameters(endpoint: Endpoint): Json[] {
  const schema = schemaOf(endpoint.input.schema, 'input')
  const required = new Set(schema.required as string[] | undefined)
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, property]) => {
    const { description, ...rest } = property
    return { name, in: 'query', required: required.has(name), description, schema: rest }
  })
}

function responsesOf(endpoint: Endpoint): Json {
  const accessCodes = endpoint.access ? accessRefusalsOf(endpoint.access) : []
  const codes: RefusalCode[] = [
    ...new Set([...accessCodes, ...endpoint.refusals, 'bad_input', 'too_many_requests'] as const),
  ]
  const byStatus = Map.groupBy(codes, (code) => refusals[code])
  const refused = [...byStatus].map(([status, group]) => [
    status,
    {
      description: group.join(', '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ])
  const output = { 'application/json': { schema: schemaOf(endpoint.output.schema, 'output') } }
  return { 200: { description: 'The answer.', content: output }, ...Object.fromEntries(refused) }
}

function bodyOf({ input, method, upload }: Endpoint): Json {
  if (upload) {
    const file = { schema: { type: 'string', format: 'binary', maxLength: upload.maxBytes } }
    return { requestBody: { required: true, content: Object.fromEntries(upload.types.map((type) => [type, file])) } }
  }
  if (hasQueryInput({ method })) return {}
  return {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(input.schema, 'input') } } },
  }
}

function securityOf({ access }: Endpoint): Json {
  if (!access) return {}
  if (access === 'tool') return { security: [{ toolKey: [] }] }
  if (!isStaffAccess(access)) return { security: access === 'either' ? [{}, { session: [] }] : [{ session: [] }] }
  const permission = access.staff === null ? {} : { 'x-permission': access.staff }
  return { security: [{ staffSession: [] }], ...permission }
}

function operationOf(endpoint: Endpoint, group: string): Json {
  return {
    operationId: endpoint.name,
    tags: [group],
    summary: endpoint.description,
    parameters: [
      languageParameter,
      ...(endpoint.access === 'tool' ? [toolParameter] : []),
      ...(endpoint.idempotent ? [keyParameter] : []),
      ...(hasQueryInput(endpoint) ? queryParameters(endpoint) : []),
    ],
    ...bodyOf(endpoint),
    ...securityOf(endpoint),
    responses: responsesOf(endpoint),
  }
}

const header = (name: string, description: string): Json => ({
  ...{ name, in: 'header', required: true, description },
  schema: { type: 'string' },
})

const webhookHeaders: Json[] = [
  header('webhook-id', 'Identifies the event; the same in every attempt.'),
  header('webhook-timestamp', 'When this attempt was made, in seconds since 1970.'),
  header(
    'webhook-signature',
    'Signatures by Standard Webhooks with a space between them; one of them is by your secret.',
  ),
]

/** What endpoints of other systems are sent. */
const webhookOf = (type: string): Json => ({
  post: {
    operationId: type,
    tags: ['order events'],
    parameters: webhookHeaders,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(orderEventSchema(type), 'output') } },
    },
    responses: {
      '2XX': { description: 'Taken. It is not sent again.' },
      410: { description: 'No event is sent to this endpoint any more.' },
      default: { description: 'Sent again later.' },
    },
  },
})

export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const [group, endpoints] of Object.entries(endpointGroups)) {
    for (const endpoint of endpoints) {
      const path = `/api/{lang}${endpoint.path}`
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, group) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stoa',
      version: '1',
      description:
        'The bookshop’s calls. Paths are matched without regard to case; a query parameter `v` is ignored. What is not required counts as left out when it is empty.',
    },
    paths,
    webhooks: Object.fromEntries(orderEventTypes.map((type) => [type, webhookOf(type)])),
    'x-permissions': permissions,
    components: {
      schemas: { Problem: problem },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The access token of a session.' },
        staffSession: { type: 'http', scheme: 'bearer', description: 'The access token of a session of staff.' },
        toolKey: { type: 'apiKey', in: 'header', name: toolKeyHeader, description: 'A key of the tool that calls.' },
      },
    },
  }
}
