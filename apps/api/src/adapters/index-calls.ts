// What a web process may ask the lists process, and how that answers from its index: the calls of the port as JSON. Questions
// are checked; answers come from a process of the same release.

import { filterKinds } from '@stoa/contract/catalogue/filter-kinds'
import { productSorts } from '@stoa/contract/catalogue/listing'
import { contributorRoles } from '@stoa/domain/catalogue/people/contributor-role'
import { languages } from '@stoa/domain/language'
import { z } from 'zod'
import type { ProductIndex } from '../ports/product-index.ts'

const filterName = { kind: z.enum(filterKinds), attribute: z.string().nullable() }

const filter = z.strictObject({ ...filterName, values: z.array(z.string()).readonly() })

const scope = {
  categoryId: z.number().optional(),
  contributorId: z.number().optional(),
  roles: z.array(z.enum(contributorRoles)).readonly().optional(),
  publisherId: z.number().optional(),
}

const narrowing = {
  filters: z.array(filter).readonly(),
  language: z.enum(languages),
  now: z.number(),
}

const page = {
  ...narrowing,
  sort: z.enum(productSorts),
  page: z.number(),
  pageSize: z.number(),
  withFacets: z.boolean(),
}

const nothing = z.strictObject({})

const call = <Input, Answer>(
  schema: z.ZodType<Input>,
  answer: (index: ProductIndex, input: Input) => Promise<Answer>,
) => ({ schema, answer: async (index: ProductIndex, input: unknown) => answer(index, schema.parse(input)) })

/** By their paths. */
export const indexCalls = {
  list: call(z.strictObject({ ...scope, ...page }), (index, params) => index.list(params)),
  search: call(z.strictObject({ ...page, text: z.string() }), (index, params) => index.search(params)),
  findFacet: call(
    z.strictObject({
      name: z.strictObject(filterName),
      params: z.strictObject({
        ...scope,
        ...narrowing,
        text: z.string().optional(),
        limit: z.number(),
        search: z.string().optional(),
      }),
    }),
    (index, { name, params }) => index.findFacet(name, params),
  ),
  suggest: call(z.string(), (index, text) => index.suggest(text)),
  countByCategory: call(nothing, async (index) => [...(await index.countByCategory())]),
  countByRole: call(nothing, async (index) => [...(await index.countByRole())]),
  hasCategory: call(z.number(), (index, id) => index.hasCategory(id)),
}

export type IndexCalls = typeof indexCalls

export type IndexInput<Name extends keyof IndexCalls> = z.infer<IndexCalls[Name]['schema']>
export type IndexAnswer<Name extends keyof IndexCalls> = Awaited<ReturnType<IndexCalls[Name]['answer']>>

/** What is asked, and how far its sender has been told of changes. */
export const question = z.strictObject({
  position: z.strictObject({ xmax: z.string(), running: z.array(z.string()).readonly() }),
  input: z.unknown(),
})
export type Question = z.infer<typeof question>

/** Answered with 200 when lists need not wait, otherwise with 503. */
export const readyPath = '/readyz'
