import { useTranslations } from 'use-intl'
import { chosenCopies } from './statement.ts'
import type { Withdrawal } from './use-withdrawal.ts'
import styles from './withdrawal.module.css'

/** The statement in the law’s words: what is to be confirmed, and afterwards what was. */
export function StatementText({ withdrawal: { statement, order } }: { withdrawal: Withdrawal }) {
  const t = useTranslations('withdrawal')
  const { name, email, code, about, words } = statement
  const lines = about === 'lines' && order ? chosenCopies(statement, order) : []
  const nameOf = (position: number) => order?.lines.find(({ line }) => line === position)?.name ?? ''
  return (
    <div className={styles.statement}>
      <p>{code.trim() === '' ? t('statement') : t('statementOf', { code: (order?.code ?? code).trim() })}</p>
      {lines.length > 0 && (
        <ul>
          {lines.map(({ line, quantity }) => (
            <li key={line}>
              <b>{nameOf(line)}</b>, {t('copies', { count: quantity })}
            </li>
          ))}
        </ul>
      )}
      {about === 'words' && words.trim() !== '' && <blockquote>{words.trim()}</blockquote>}
      <p className={styles.facts}>{t('by', { name: name.trim(), email: email.trim() })}</p>
    </div>
  )
}
