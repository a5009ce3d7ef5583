// The shop's mark and name. The mark is made of table cells: mail programs show no drawings, and pictures only when asked.

import { markColours, styles } from './email-styles.ts'
import { renderList } from './render-list.ts'

/** Widths of the spines; the one in the middle has the accent colour. */
const spines: readonly (readonly [width: number, isAccent: boolean])[] = [
  [5, false],
  [3, false],
  [6, true],
  [3, false],
  [3, false],
]

export const EmailLogo = ({ name }: { name: string }) => (
  <>
    <table role="presentation" align="left" cellPadding={0} cellSpacing={2} className="mark" style={styles.mark}>
      <tbody>
        <tr>
          {renderList(spines, ([width, isAccent], key) => (
            <td
              key={key}
              width={width}
              height={20}
              className={isAccent ? 'spine-accent' : 'spine'}
              style={{ backgroundColor: isAccent ? markColours.accent : markColours.ink, lineHeight: '1px' }}
            />
          ))}
        </tr>
      </tbody>
    </table>
    {name}
  </>
)
