// What another module does for signing in with another house; app.ts hands it in.

import type { SessionDeps } from '../sessions/deps.ts'

export type SocialDeps = Pick<SessionDeps, 'checkSecondFactor'>
