// What another module does for accounts; app.ts hands it in.

import type { SessionDeps } from '../sessions/deps.ts'

export type AccountDeps = Pick<SessionDeps, 'checkSecondFactor'>
