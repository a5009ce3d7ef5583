// What another module does for accounts; app.ts hands it in.

import type { SessionHands } from '../sessions/hands.ts'

export type AccountHands = Pick<SessionHands, 'checkSecondFactor'>
