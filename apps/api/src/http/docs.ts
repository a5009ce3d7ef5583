// The documentation of the API, made from the contract: a page to read at /api/docs, the document at /api/docs/json.

import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { openApiDocument } from '@stoa/contract/openapi'
import type { FastifyInstance } from 'fastify'

export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: openApiDocument() } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'list' }, staticCSP: true })
}
