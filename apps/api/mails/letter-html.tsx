// A letter as HTML: one column of at most 600 pixels, no pictures, light or dark as the reader's system is.

import { renderToStaticMarkup } from 'react-dom/server'
import { Body, Button, Container, Head, Html, Preview } from 'react-email'
import { inPlace } from './in-place.ts'
import type { Letter, Section } from './letter.ts'
import { BlockView, Lines } from './letter-blocks.tsx'
import { look, styleSheet } from './letter-style.ts'

export const letterHtml = (letter: Letter): string =>
  `<!doctype html>${renderToStaticMarkup(<LetterPage letter={letter} />)}`

const LetterPage = ({ letter }: { letter: Letter }) => (
  <Html lang={letter.language}>
    <Head>
      <title>{letter.subject}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style>{styleSheet}</style>
    </Head>
    <Body lang={letter.language} className="page" style={look.page}>
      <Preview useTitleTag={false}>{letter.preheader}</Preview>
      <Container className="sheet" style={look.sheet}>
        <Sheet letter={letter} />
      </Container>
    </Body>
  </Html>
)

const Sheet = ({ letter }: { letter: Letter }) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
    <tbody>
      <tr>
        <td className="band pad" style={look.band}>
          {letter.shopName}
        </td>
      </tr>
      <tr>
        <td className="pad" style={look.section}>
          <h1 className="ink" style={look.title}>
            {letter.title}
          </h1>
          {inPlace(letter.sections, (section, key) => (
            <SectionView key={key} section={section} letter={letter} first={key === 0} />
          ))}
          <Lines lines={letter.footer} className="soft rule" style={look.footer} />
        </td>
      </tr>
    </tbody>
  </table>
)

const SectionView = ({ section, letter, first }: { section: Section; letter: Letter; first: boolean }) => (
  <>
    {section.title !== null && (
      <h2 className={section.quiet ? 'soft rule' : 'ink rule'} style={section.quiet ? look.quietHeading : look.heading}>
        {section.title}
      </h2>
    )}
    {inPlace(section.blocks, (block, key) => (
      <BlockView key={key} block={block} quiet={section.quiet} language={letter.language} />
    ))}
    {first && letter.action && (
      <Button className="act" href={letter.action.href} style={look.action}>
        {letter.action.label}
      </Button>
    )}
  </>
)
