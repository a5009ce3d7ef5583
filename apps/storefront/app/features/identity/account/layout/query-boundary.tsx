import { refusalTitle } from '@stoa/browser/query/refused'
import { Button } from '@stoa/ui/button/button'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from './layout.module.css'

interface QueryBoundaryProps<Value> {
  query: UseQueryResult<Value>
  children: (value: Value) => ReactNode
}

/** The states of a query: skeleton, data, or an error with a retry. */
export function QueryBoundary<Value>({ query, children }: QueryBoundaryProps<Value>) {
  const t = useTranslations('account')
  if (query.data !== undefined) return children(query.data)
  if (!query.isError)
    return (
      <div aria-busy="true">
        <p className="sr">{t('loading')}</p>
        <Skeleton className={styles.waitingCard} shape="fill" />
      </div>
    )
  return (
    <EmptyState
      icon="triangle-alert"
      title={t('failed.title')}
      action={
        <Button busy={query.isFetching} icon="refresh-cw" onClick={() => void query.refetch()}>
          {t('failed.again')}
        </Button>
      }
    >
      {refusalTitle(query.error) ?? t('failed.text')}
    </EmptyState>
  )
}
