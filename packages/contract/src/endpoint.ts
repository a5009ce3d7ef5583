// The definition of one endpoint: input, answer and refusals. The API's routes, the typed client and the OpenAPI
// document are all generated from these tables.

import type { Permission } from '@stoa/domain/identity/permissions'
import type { Entity } from './entity.ts'
import type { RefusalCode } from './refusals.ts'
import type { AnyShape, ReadableOf } from './shape.ts'

export interface Endpoint<
  Input extends AnyShape = AnyShape,
  Output extends AnyShape = AnyShape,
  Refused extends RefusalCode = RefusalCode,
> {
  /** Its operation id in the OpenAPI document. */
  readonly name: string
  readonly method: Method
  /** Below `/api/{lang}`, matched case-insensitively. Of a tool's endpoint it begins with the tool: `/{provider}/…`. */
  readonly path: string
  readonly description: string
  /** For GET and DELETE the query, for POST and PUT the body; with a file, the query. */
  readonly input: Input
  readonly output: Output
  readonly refusals: readonly Refused[]
  /** Changes money or stock: requires the header `Idempotency-Key`. */
  readonly idempotent?: boolean
  /** The body is a file instead of JSON. */
  readonly upload?: Upload
  /** Who may call it; anyone when left out. */
  readonly access?: Access
  /** The answer does not depend on the caller. */
  readonly isPublic: boolean
}

export interface Upload {
  /** Media types for the documentation; the server detects the type from the content. */
  types: readonly string[]
  /** In bytes. */
  maxBytes: number
  tooLarge: RefusalCode
  notAccepted: RefusalCode
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * `either`: a guest or a customer; an expired session is refused instead of being treated as a guest. `customer`: a
 * session, also one in which staff act for the customer. `self`: the customer in person. `fresh`: the customer in
 * person, authenticated again within the last ten minutes.
 */
export type CustomerAccess = 'either' | 'customer' | 'self' | 'fresh'

export interface StaffAccess {
  /** The permission that the staff role needs; null when any staff member may call it. */
  staff: Permission | null
  /** What the input's `id` names, for the audit log: `product`. */
  subject?: string
}

/** `tool`: a tool of the shop's ERP, which the path names, with its key in a header. */
export type Access = CustomerAccess | StaffAccess | 'tool'

export const toolKeyHeader = 'X-Tool-Key'

/** Where a path names the tool. */
export const toolPlaceholder = '{provider}'

export const isStaffAccess = (access: Access | undefined): access is StaffAccess => typeof access === 'object'

const staffRefusals: readonly RefusalCode[] = ['session_required', 'permission_missing']

/** The refusals that every endpoint of that access may give before its own. */
export function accessRefusalsOf(access: Access): readonly RefusalCode[] {
  if (access === 'tool') return ['tool_key_wrong']
  return isStaffAccess(access) ? staffRefusals.slice(0, access.staff === null ? 1 : 2) : accessRefusals[access]
}

/** Whether it is called with a session where there is one. */
export const takesSession = ({ access }: Pick<Endpoint, 'access'>): boolean => access !== undefined && access !== 'tool'

export const accessRefusals: Readonly<Record<CustomerAccess, readonly RefusalCode[]>> = {
  either: ['session_required'],
  customer: ['session_required'],
  self: ['session_required', 'not_while_impersonating'],
  fresh: ['session_required', 'not_while_impersonating', 'confirmation_needed'],
}

/** Whether the input is sent in the address rather than in the body. */
export const hasQueryInput = ({ method, upload }: Pick<Endpoint, 'method' | 'upload'>): boolean =>
  method === 'GET' || method === 'DELETE' || upload !== undefined

export type InputOf<E extends Endpoint> = ReadableOf<E['input']>
export type OutputOf<E extends Endpoint> = ReadableOf<E['output']>
export type RefusalOf<E extends Endpoint> = E['refusals'][number]
/** The readable names of the input's fields. */
export type FieldOf<E extends Endpoint> = E['input'] extends Entity<infer Fields> ? keyof Fields & string : never

export const endpoint = <Input extends AnyShape, Output extends AnyShape, const Refused extends RefusalCode>(
  definition: Endpoint<Input, Output, Refused>,
): Endpoint<Input, Output, Refused> => definition
