// A session as its owner sees it: device, browser, start.

import type { SignedInDevice } from '@stoa/contract/identity/session'
import { describeDevice } from '@stoa/domain/identity/describe-device'
import type { DeviceRow } from './sessions.queries.ts'

export const viewDevice = (row: DeviceRow, thisSession: string): SignedInDevice => ({
  id: row.id,
  isCurrent: row.id === thisSession,
  ...describeDevice(row.user_agent),
  startedAt: new Date(row.begun_at).toISOString(),
  usedAt: new Date(row.used_at).toISOString(),
})
