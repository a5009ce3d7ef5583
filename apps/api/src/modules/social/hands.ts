// What another module does for signing in with another house; app.ts hands it in.

import type { SessionHands } from '../sessions/hands.ts'

export type SocialHands = Pick<SessionHands, 'checkSecondFactor'>
