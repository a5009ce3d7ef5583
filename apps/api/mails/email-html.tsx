// An e-mail as HTML: one column of at most 600 pixels, small covers beside the titles, light or dark as the reader's system is.

import { renderToStaticMarkup } from 'react-dom/server'
import { Body, Button, Container, Head, Html, Preview } from 'react-email'
import type { Email, Section } from './email.ts'
import { BlockView, Lines } from './email-blocks.tsx'
import { styleSheet, styles } from './email-styles.ts'
import { renderList } from './render-list.ts'
import { TextOnly } from './text-only.tsx'

export const emailHtml = (email: Email): string => `<!doctype html>${renderToStaticMarkup(<EmailPage email={email} />)}`

const EmailPage = ({ email }: { email: Email }) => (
  <Html lang={email.language}>
    <Head>
      <title>{email.subject}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style>{styleSheet}</style>
    </Head>
    <Body lang={email.language} className="page" style={styles.page}>
      <Preview useTitleTag={false}>{email.preheader}</Preview>
      <Container className="sheet" style={styles.sheet}>
        <Sheet email={email} />
      </Container>
    </Body>
  </Html>
)

/** The widths and colours of the mark's spines. */
const spines: readonly (readonly [number, string])[] = [
  [6, '#f4ede0'],
  [4, '#f4ede0'],
  [8, '#e6b859'],
  [4, '#f4ede0'],
  [4, '#f4ede0'],
]

/** The shop's mark, out of table cells: mail programs do not show drawings, and pictures only when asked. */
const Mark = () => (
  <table role="presentation" align="left" cellPadding={0} cellSpacing={2} style={styles.mark}>
    <tbody>
      <tr>
        {renderList(spines, ([width, colour], key) => (
          <td key={key} width={width} height={24} style={{ backgroundColor: colour, lineHeight: '1px' }} />
        ))}
      </tr>
    </tbody>
  </table>
)

const Sheet = ({ email }: { email: Email }) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
    <tbody>
      <tr>
        <td className="band pad" style={styles.band}>
          <Mark />
          {email.shopName}
        </td>
      </tr>
      <tr>
        <td className="pad" style={styles.section}>
          <h1 className="ink" style={styles.title}>
            {email.title}
          </h1>
          {renderList(email.sections, (section, key) => (
            <SectionView key={key} section={section} email={email} first={key === 0} />
          ))}
          <Lines lines={email.footer} className="soft rule" style={styles.footer} />
        </td>
      </tr>
    </tbody>
  </table>
)

const SectionView = ({ section, email, first }: { section: Section; email: Email; first: boolean }) => (
  <>
    {section.title !== null && (
      <h2
        className={section.finePrint ? 'soft rule' : 'ink rule'}
        style={section.finePrint ? styles.finePrintHeading : styles.heading}
      >
        {section.title}
      </h2>
    )}
    {renderList(section.blocks, (block, key) => (
      <BlockView key={key} block={block} finePrint={section.finePrint} language={email.language} />
    ))}
    {first && email.action && (
      <Button className="act" href={email.action.href} style={styles.action}>
        {email.action.label}
        <TextOnly>:</TextOnly>
      </Button>
    )}
  </>
)
