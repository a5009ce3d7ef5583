// A service of somebody else, and how calls to it may fail.

export type OutsideFailure =
  | 'paused'
  | 'busy'
  | 'timeout'
  | 'connection_failed'
  | 'answer_refused'
  | 'answer_unreadable'
  /** It is not public. */
  | 'address_refused'

/** The service could not be used; what it has answered about the matter itself is no error. */
export class OutsideError extends Error {
  readonly failure: OutsideFailure
  constructor(failure: OutsideFailure) {
    super(failure)
    this.failure = failure
  }
}

export interface OutsideReports {
  /** It fails for now. */
  failing(service: string, reason: string): void
  /** Somebody has to do something about it: credentials, a block. */
  alarm(service: string, reason: string): void
}
