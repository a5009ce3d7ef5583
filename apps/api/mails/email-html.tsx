// An e-mail as HTML: one column of at most 600 pixels, small covers beside the titles, light or dark as the reader's system is.

import type { Language } from '@stoa/domain/language'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Body, Button, Container, Head, Html, Preview } from 'react-email'
import type { Attachment, Email, Link, Section } from './email.ts'
import { BlockView, TextLink } from './email-blocks.tsx'
import { EmailLogo } from './email-logo.tsx'
import { paragraphs, styleSheet, styles } from './email-styles.ts'
import { renderList } from './render-list.ts'
import { TextOnly } from './text-only.tsx'

export const emailHtml = (email: Email): string => `<!doctype html>${renderToStaticMarkup(<EmailPage email={email} />)}`

/** An attachment, of which only the text is kept. */
export const attachmentHtml = ({ title, sections }: Attachment, language: Language): string =>
  renderToStaticMarkup(
    <>
      <h1>{title}</h1>
      {renderList(sections, (section, key) => (
        <SectionView key={key} section={section} language={language} />
      ))}
    </>,
  )

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

const Sheet = ({ email }: { email: Email }) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
    <tbody>
      <tr>
        <td className="ink logo pad" style={styles.logo}>
          <EmailLogo name={email.shopName} />
        </td>
      </tr>
      <tr>
        <td className="pad" style={styles.body}>
          <h1 className="ink title" style={styles.title}>
            {email.title}
          </h1>
          {renderList(email.sections, (section, key) => (
            <SectionView
              key={key}
              section={section}
              language={email.language}
              action={key === 0 ? email.action : null}
            />
          ))}
        </td>
      </tr>
      <tr>
        <td className="pad rule" style={styles.footerCell}>
          <Footer email={email} />
        </td>
      </tr>
    </tbody>
  </table>
)

const Footer = ({ email: { footer, footerLinks = [] } }: { email: Email }) => (
  <>
    <p {...paragraphs.fine}>{footer.join(' · ')}</p>
    {renderList(footerLinks, (link, key) => (
      <p key={key} {...paragraphs.fine}>
        <TextLink link={link} />
      </p>
    ))}
  </>
)

const headings = { body: styles.heading, panel: styles.panelHeading, fine: styles.fineHeading } as const

interface SectionProps {
  section: Section
  language: Language
  action?: Link | null
}

function SectionView({ section, language, action = null }: SectionProps) {
  const content = (
    <>
      {section.title !== null && (
        <h2 className={section.look === 'fine' ? 'soft' : 'ink'} style={headings[section.look]}>
          {section.title}
        </h2>
      )}
      {renderList(section.blocks, (block, key) => (
        <BlockView key={key} block={block} look={section.look} language={section.language ?? language} />
      ))}
    </>
  )
  const inLanguage = section.language ? <div lang={section.language}>{content}</div> : content
  return (
    <>
      {section.look === 'panel' ? <Panel>{inLanguage}</Panel> : inLanguage}
      {action && (
        <Button className="act" href={action.href} style={styles.action}>
          {action.label}
          <TextOnly>:</TextOnly>
        </Button>
      )}
    </>
  )
}

const Panel = ({ children }: { children: ReactNode }) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.panelTable}>
    <tbody>
      <tr>
        <td className="panel" style={styles.panel}>
          {children}
        </td>
      </tr>
    </tbody>
  </table>
)
