import type { Totals } from '@stoa/contract/ordering/totals'
import type { OrderedExtension } from '@stoa/domain/ordering/cart/line-extension'
import { Badge } from '@stoa/ui/badge/badge'
import { useTranslations } from 'use-intl'
import { ExtensionFields } from './extension-fields.tsx'
import { InBox } from './in-box.tsx'
import { LineNotes } from './line-notes.tsx'
import { SetParts } from './set-parts.tsx'

type TotalsLine = Totals['lines'][number]

interface LineDetailsProps {
  line: Pick<TotalsLine, 'parts' | 'boxLine' | 'gift' | 'notes' | 'withdrawable' | 'ahead'> & {
    extension?: TotalsLine['extension'] | OrderedExtension
  }
  /** The name of the gift box that is the line at this position; left out where things are listed in their box. */
  nameOf?(boxLine: number): string | undefined
}

/** What a line of a summary or an order says below its name. */
export function LineDetails({ line, nameOf }: LineDetailsProps) {
  const t = useTranslations('lines')
  // its amount says it
  const wrapped = line.notes.some(({ kind }) => kind === 'wrapping')
  return (
    <>
      <SetParts parts={line.parts} />
      <InBox line={line} nameOf={nameOf} />
      <ExtensionFields extension={wrapped ? { ...line.extension, wrapping: undefined } : line.extension} />
      {line.gift && (
        <Badge tone="ok" icon="gift">
          {t('gift')}
        </Badge>
      )}
      <LineNotes line={line} />
    </>
  )
}
