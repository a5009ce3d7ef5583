// The API documentation, generated from the contract: a page at /api/docs, the document at /api/docs/json.

import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { openApiDocument } from '@stoa/contract/openapi'
import type { FastifyInstance } from 'fastify'

export async function registerDocs(app: FastifyInstance): Promise<void> {
  const document = openApiDocument() as unknown as StaticDocumentSpec['document']
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'list' }, staticCSP: true })
}
