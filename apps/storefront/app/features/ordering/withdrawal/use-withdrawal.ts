import { useSession } from '@stoa/browser/session/session-store'
import type { StatedWithdrawal, WithdrawableOrder, WithdrawalTerms } from '@stoa/contract/ordering/withdrawals'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { findOrderEmail } from '../../../state/order-emails.ts'
import { checkStatement, chosenCopies, emptyStatement, type Problems, type Statement } from './statement.ts'
import type { Answer } from './withdrawal-calls.ts'

export type WithdrawalStep = 'statement' | 'confirm' | 'done'

const fieldIds = { name: 'name', email: 'email', code: 'code', lines: 'lines', words: 'words' } as const

const focusField = (field: keyof typeof fieldIds): void =>
  document.getElementById(`withdrawal-${fieldIds[field]}`)?.focus()

/** The statement, the order once it is found, what would follow, and what was answered. */
export function useWithdrawal() {
  const language = useLocale()
  const common = useTranslations('common')
  const [statement, setStatement] = useState<Statement>(emptyStatement)
  const [order, setOrder] = useState<WithdrawableOrder | null>(null)
  const [terms, setTerms] = useState<WithdrawalTerms | null>(null)
  const [stated, setStated] = useState<StatedWithdrawal | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  /** What no order was found with. */
  const [missed, setMissed] = useState<Pick<Statement, 'code' | 'email'> | null>(null)
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const confirmation = useConfirmation()
  const step: WithdrawalStep = stated ? 'done' : confirmation.isOpen ? 'confirm' : 'statement'

  const change = (changes: Partial<Statement>) => {
    const next = { ...statement, ...changes }
    setStatement(next)
    if (Object.keys(problems).length > 0) setProblems(keepShown(problems, checkStatement(next, order)))
    // another order, or another person
    if ('code' in changes || 'email' in changes) setOrder(null)
    confirmation.discard()
    key.current = crypto.randomUUID()
  }
  useKnownOrder((known) => setStatement((before) => ({ ...before, ...known })))

  const run = async <Value>(call: () => Promise<Answer<Value>>): Promise<Answer<Value> | null> => {
    setBusy(true)
    setFailure(null)
    try {
      return await call()
    } catch {
      setFailure(common('unreached'))
      return null
    } finally {
      setBusy(false)
    }
  }
  const { email, code, name, words } = trimmed(statement)

  const find = async () => {
    const answer = await run(async () => (await import('./withdrawal-calls.ts')).findOrder(language, { code, email }))
    if (!answer) return
    if ('value' in answer) {
      setOrder(answer.value)
      setMissed(null)
      setStatement({ ...statement, about: 'lines' })
    } else if (answer.refusal.code === 'order_not_found') {
      setMissed({ code, email })
      setStatement({ ...statement, about: 'words' })
    } else setFailure(answer.refusal.title)
  }
  const preview = async (known: WithdrawableOrder) => {
    const lines = chosenCopies(statement, known)
    const answer = await run(async () =>
      (await import('./withdrawal-calls.ts')).previewTerms(language, { code, email, lines }),
    )
    if (!answer) return
    if ('value' in answer) {
      setTerms(answer.value)
      confirmation.open()
    } else setFailure(answer.refusal.title)
  }
  const goOn = async () => {
    const found = checkStatement(statement, order)
    setProblems(found)
    const [first] = Object.keys(found) as (keyof Problems)[]
    if (first) return focusField(first)
    const isCorrected = missed !== null && code !== '' && (code !== missed.code || email !== missed.email)
    if (statement.about === 'words' && !isCorrected) {
      setTerms(null)
      confirmation.open()
    } else await (order ? preview(order) : find())
  }
  const confirm = async () => {
    const lines = statement.about === 'lines' && order ? chosenCopies(statement, order) : []
    const input = { name, email, code, lines, words: statement.about === 'words' ? words : '' }
    const answer = await run(async () =>
      (await import('./withdrawal-calls.ts')).stateWithdrawal(language, input, key.current),
    )
    if (!answer) return
    if ('value' in answer) setStated(answer.value)
    else setFailure(answer.refusal.title)
  }
  return {
    ...{ statement, order, terms, stated, step, problems, failure, busy, change, goOn, confirm },
    notFound: missed !== null,
    back: () => {
      setFailure(null)
      confirmation.close()
    },
    useWords: () => change({ about: 'words' }),
    useOrder: () => {
      setMissed(null)
      change({ about: 'lines' })
    },
  }
}

export type Withdrawal = ReturnType<typeof useWithdrawal>

const trimmed = ({ name, email, code, words }: Statement) => ({
  ...{ name: name.trim(), email: email.trim(), code: code.trim(), words: words.trim() },
})

const isConfirmationEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'confirmsWithdrawal' in state

/** The confirmation is an entry of the history: Back leads to the statement, and Forward to what is still to be confirmed. */
function useConfirmation() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [isPrepared, setPrepared] = useState(false)
  return {
    isOpen: isPrepared && isConfirmationEntry(state),
    open: () => {
      setPrepared(true)
      const replace = isConfirmationEntry(state)
      void navigate({ pathname, search }, { state: { confirmsWithdrawal: true }, replace })
    },
    close: () => void navigate(-1),
    /** After a change, what was prepared is of another statement. */
    discard: () => setPrepared(false),
  }
}

/** A problem goes as soon as it is solved; a new one waits until the form is sent. */
function keepShown(shown: Problems, now: Problems): Problems {
  return Object.fromEntries(Object.entries(now).filter(([field]) => field in shown))
}

/** The page is the same for everyone: what is known of the order and the person comes after it. */
function useKnownOrder(fill: (known: Partial<Statement>) => void): void {
  const session = useSession()
  const { search } = useLocation()
  const filled = useRef(false)
  useEffect(() => {
    if (filled.current || session.status === 'unknown') return
    filled.current = true
    const opened = new URLSearchParams(search)
    const person = session.status === 'customer' ? session.person : null
    const email = findOrderEmail(opened.get('uid') ?? '') ?? person?.email ?? ''
    fill({ code: opened.get('order') ?? '', email, name: person ? `${person.firstName} ${person.lastName}` : '' })
  }, [session, search, fill])
}
