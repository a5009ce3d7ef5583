// What accounts need from another module; wired in app.ts.

import type { SessionDeps } from '../sessions/deps.ts'

export type AccountDeps = Pick<SessionDeps, 'checkSecondFactor'>
