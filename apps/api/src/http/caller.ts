// The caller: read from the access token once, before anything else. No operation takes it from its input.

import { accessRefusals, type Endpoint, isStaffAccess } from '@stoa/contract/endpoint'
import type { Refusal } from '@stoa/contract/refusals'
import { type Permission, rolePermissions, type StaffRole } from '@stoa/domain/identity/permissions'

export type Caller = typeof visitor | SignedIn | StaffCaller | ToolCaller | typeof invalidSession

export const visitor = { kind: 'visitor' } as const
/** The token is invalid or expired. */
export const invalidSession = { kind: 'over' } as const

export interface SignedIn {
  kind: 'customer'
  customerId: number
  sessionId: string
  /** The member of staff who acts for the customer, or null. */
  staffId: number | null
  /** Until when the customer's identity counts as recently confirmed, milliseconds since 1970. */
  freshUntil: number
}

/** A member of staff in their own name. */
export interface StaffCaller {
  kind: 'staff'
  staffId: number
  sessionId: string
  role: StaffRole
}

/** A tool of the shop's ERP. */
export interface ToolCaller {
  kind: 'tool'
  /** Under which the shop has its keys. */
  name: string
}

/** Null for a key that is not the tool's, and for one from elsewhere than the tool is. */
export type AuthenticateTool = (credentials: { provider: string; key: string; ip: string }) => ToolCaller | null

/** `bearer`: the token as received, without its scheme. */
export type Authenticate<Who extends Caller = SignedIn> = (bearer: string, now: number) => Promise<Who | null>

export function decideAccess({ access }: Endpoint, caller: Caller, now: number): Refusal | null {
  if (access === undefined) return null
  if (access === 'tool') return caller.kind === 'tool' ? null : { code: 'tool_key_wrong' }
  if (isStaffAccess(access)) return decideStaffAccess(access.staff, caller)
  if (access === 'either') return caller.kind === 'over' ? { code: 'session_required' } : null
  if (caller.kind !== 'customer') return { code: 'session_required' }
  const [, staffRefusal, staleRefusal] = accessRefusals[access]
  if (staffRefusal && caller.staffId !== null) return { code: staffRefusal }
  return staleRefusal && caller.freshUntil <= now ? { code: staleRefusal } : null
}

function decideStaffAccess(permission: Permission | null, caller: Caller): Refusal | null {
  if (caller.kind !== 'staff') return { code: 'session_required' }
  if (permission === null || rolePermissions[caller.role].includes(permission)) return null
  return { code: 'permission_missing', details: { permission } }
}

/** The member of staff of a staff-only call. */
export function staffOf(caller: Caller): StaffCaller {
  if (caller.kind !== 'staff') throw new Error('a call for staff was carried out without one')
  return caller
}

/** The tool of a tools-only call. */
export function toolOf(caller: Caller): ToolCaller {
  if (caller.kind !== 'tool') throw new Error('a call for tools was carried out without one')
  return caller
}

/** The customer of a customers-only call. */
export function customerOf(caller: Caller): SignedIn {
  if (caller.kind !== 'customer') throw new Error('a call for customers was carried out without one')
  return caller
}
