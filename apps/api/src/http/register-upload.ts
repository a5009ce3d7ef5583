// An endpoint whose body is a file: bytes instead of JSON, up to a limit of its own. Unauthorised callers are refused
// before a byte of the file is read.

import type { Upload } from '@stoa/contract/endpoint'
import type { Problem } from '@stoa/contract/problem'
import type { RefusalCode } from '@stoa/contract/refusals'
import type { FastifyError, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { problemOf } from './problems.ts'
import { languageFrom } from './request-language.ts'
import { sendProblem } from './send-problem.ts'

export type CheckAccess = (request: FastifyRequest) => Promise<Problem | null>

export function registerUpload(
  app: FastifyInstance,
  route: RouteOptions,
  upload: Upload,
  checkAccess: CheckAccess,
): void {
  const refusals: Record<string, RefusalCode> = {
    FST_ERR_CTP_BODY_TOO_LARGE: upload.tooLarge,
    FST_ERR_CTP_INVALID_MEDIA_TYPE: upload.notAccepted,
    FST_ERR_CTP_EMPTY_TYPE: upload.notAccepted,
  }
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      /^(?:image\/|application\/octet-stream$)/,
      { parseAs: 'buffer' },
      async (_: FastifyRequest, body: Buffer) => body,
    )
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const code = refusals[error.code]
      if (code === undefined) throw error
      return sendProblem(reply, problemOf({ code }, languageFrom(request), request.id))
    })
    scope.route({
      ...route,
      bodyLimit: upload.maxBytes,
      onRequest: async (request, reply) => {
        const problem = await checkAccess(request)
        if (problem) await sendProblem(reply, problem)
      },
    })
  })
}
