import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../../../common/brand.ts';
import { sender, type LabelledValue, type MailContent } from './mail-content.ts';

/** Colours of the theme tokens with the same names. They are inlined, because mail programs ignore style sheets. */
const color = {
  g950: '#0d1012',
  g900: '#14181b',
  g800: '#22282d',
  g500: '#5c6770',
  g300: '#b5bdc3',
  g200: '#d5dade',
  g100: '#eef0f1',
  white: '#ffffff',
  hot: '#ff6b1a',
};
const latin = 'Inter, "Segoe UI", Helvetica, Arial, sans-serif';
const arabic = 'Vazirmatn, Tahoma, "Segoe UI", Arial, sans-serif';

/**
 * Renders HTML that all mail programs display alike: tables and inline styles, no scripts, images or remote content.
 */
export const renderMailHtml = (content: MailContent): string =>
  `<!doctype html>${renderToStaticMarkup(<MailDocument {...content} />)}`;

function MailDocument(content: MailContent) {
  const { lang, dir, preview, title, opening, reference, steps, details, quotes = [], action, closing, why } = content;
  const text: CSSProperties =
    dir === 'rtl'
      ? { fontFamily: arabic, fontSize: 16, lineHeight: 1.85 }
      : { fontFamily: latin, fontSize: 16, lineHeight: 1.6 };
  return (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, padding: 0, background: color.g100 }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        {/* Web mail removes <html> and <body>, so the table repeats their language and direction. */}
        <Table lang={lang} dir={dir} style={{ background: color.g100 }}>
          <Row style={{ padding: '24px 12px' }}>
            <Table style={{ ...text, maxWidth: 600, margin: '0 auto', color: color.g900, background: color.white }}>
              <Row style={{ padding: '20px 32px', background: color.g900, color: color.white, fontWeight: 600 }}>
                <bdi lang="tr">{brand.name}</bdi>
              </Row>
              <Row style={{ padding: '32px 32px 8px' }}>
                <h1 style={{ margin: '0 0 16px', fontSize: 24, lineHeight: dir === 'rtl' ? 1.5 : 1.25 }}>{title}</h1>
                {opening.map((paragraph) => (
                  <Paragraph key={paragraph}>{paragraph}</Paragraph>
                ))}
                <Reference {...reference} />
                {steps && (
                  <Section title={steps.title}>
                    <Details items={steps.items.map(({ when, what }) => ({ label: when, value: what }))} />
                  </Section>
                )}
                {details.map((list) => (
                  <Section key={list.title} title={list.title}>
                    <Details items={list.items} />
                  </Section>
                ))}
                {quotes.map((quote) => (
                  <Section key={quote.title} title={quote.title}>
                    <p dir="auto" style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                      {quote.text}
                    </p>
                  </Section>
                ))}
                {action && <Action {...action} />}
                {closing.map((paragraph) => (
                  <Paragraph key={paragraph}>{paragraph}</Paragraph>
                ))}
              </Row>
              <Row style={{ padding: '20px 32px 28px', borderTop: `1px solid ${color.g200}` }}>
                <Sender why={why} />
              </Row>
            </Table>
          </Row>
        </Table>
      </body>
    </html>
  );
}

/** A layout table, which screen readers ignore. */
function Table({ children, ...rest }: ComponentProps<'table'>) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} {...rest}>
      <tbody>{children}</tbody>
    </table>
  );
}

const Row = ({ style, children }: { style: CSSProperties; children: ReactNode }) => (
  <tr>
    <td style={style}>{children}</td>
  </tr>
);

const Paragraph = ({ children }: { children: ReactNode }) => <p style={{ margin: '0 0 16px' }}>{children}</p>;

/** The reference number in large type, so that it is easy to read out on the phone. */
function Reference({ label, value, hint }: MailContent['reference']) {
  const figure = { fontFamily: 'Archivo, "Arial Narrow", Arial, sans-serif', fontSize: 34, fontWeight: 600 };
  return (
    <Table style={{ margin: '8px 0 24px', background: color.g800, color: color.white }}>
      <Row style={{ padding: '16px 20px' }}>
        <div style={{ fontSize: 14, color: color.g300 }}>{label}</div>
        <div style={{ ...figure, lineHeight: 1.3, letterSpacing: 2 }}>
          <bdi dir="ltr">{value}</bdi>
        </div>
        {hint && <div style={{ fontSize: 14, color: color.g300 }}>{hint}</div>}
      </Row>
    </Table>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <div style={{ margin: '0 0 24px' }}>
    <h2 style={{ margin: '0 0 8px', fontSize: 17 }}>{title}</h2>
    {children}
  </div>
);

function Details({ items }: { items: LabelledValue[] }) {
  const cell: CSSProperties = { padding: '9px 0', borderTop: `1px solid ${color.g200}`, verticalAlign: 'top' };
  return (
    <Table>
      {items.map(({ label, value, dir, href }, index) => (
        <tr key={index}>
          <td width="36%" style={{ ...cell, paddingInlineEnd: 16, color: color.g500, fontSize: 14 }}>
            {label}
          </td>
          <td style={{ ...cell, overflowWrap: 'anywhere' }}>
            <LinkedValue href={href}>{dir ? <bdi dir={dir}>{value}</bdi> : value}</LinkedValue>
          </td>
        </tr>
      ))}
    </Table>
  );
}

const LinkedValue = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href ? (
    <a href={href} style={{ color: color.g900 }}>
      {children}
    </a>
  ) : (
    children
  );

function Action({ label, href }: NonNullable<MailContent['action']>) {
  const button: CSSProperties = { display: 'inline-block', padding: '14px 28px', borderRadius: 2, fontWeight: 600 };
  return (
    <p style={{ margin: '0 0 24px' }}>
      <a href={href} style={{ ...button, background: color.hot, color: color.g950, textDecoration: 'none' }}>
        {label}
      </a>
    </p>
  );
}

const Sender = ({ why }: { why: string }) => (
  <div style={{ fontSize: 14, color: color.g500 }}>
    <bdi lang="tr">{sender.name}</bdi>
    <br />
    <bdi lang="tr">{sender.address}</bdi>
    <br />
    <bdi dir="ltr">{sender.phone}</bdi> · <bdi dir="ltr">{sender.email}</bdi>
    <p style={{ margin: '12px 0 0' }}>{why}</p>
  </div>
);
