// What signing in with an identity provider needs from another module; wired in app.ts.

import type { SessionDeps } from '../sessions/deps.ts'

export type SocialDeps = Pick<SessionDeps, 'checkSecondFactor'>
