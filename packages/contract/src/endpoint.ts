// One call of the shop: how it is asked, what it answers and what it may refuse. The API's routes, the typed client and the
// OpenAPI document are all made from these tables.

import type { RefusalCode } from './refusals.ts'
import type { AnyShape, ReadableOf } from './shape.ts'

export interface Endpoint<
  Input extends AnyShape = AnyShape,
  Answer extends AnyShape = AnyShape,
  Refused extends RefusalCode = RefusalCode,
> {
  /** What the generated documentation calls it. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Below `/api/{lang}`, matched without regard to case. */
  readonly path: string
  readonly about: string
  /** For GET the query, for POST the body. */
  readonly input: Input
  readonly answer: Answer
  readonly refusals: readonly Refused[]
  /** Changes money or stock: needs the header `Idempotency-Key`. */
  readonly idempotent?: boolean
  /** The answer is the same for everyone. */
  readonly isPublic: boolean
}

export type InputOf<E extends Endpoint> = ReadableOf<E['input']>
export type AnswerOf<E extends Endpoint> = ReadableOf<E['answer']>
export type RefusalOf<E extends Endpoint> = E['refusals'][number]

export const endpoint = <Input extends AnyShape, Answer extends AnyShape, const Refused extends RefusalCode>(
  definition: Endpoint<Input, Answer, Refused>,
): Endpoint<Input, Answer, Refused> => definition
