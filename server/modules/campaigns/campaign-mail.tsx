import { renderToStaticMarkup } from 'react-dom/server';
import type { IntlShape } from '@formatjs/intl';
import { brand } from '../../../common/brand.ts';
import { languages, type Locale } from '../../../common/locales.ts';
import { removeFormatting } from '../../../common/mail-format.ts';
import { bodyStyle, FormattedText, paragraphStyle } from '../../platform/mail/formatted-text.tsx';
import { sender } from '../../platform/mail/mail-content.ts';
import type { Message } from '../../platform/mail/mailer.ts';
import { createServerIntl, readMessages } from '../../platform/messages.ts';

const intls = new Map<Locale, IntlShape>();

function campaignIntl(locale: Locale): IntlShape {
  const intl =
    intls.get(locale) ?? createServerIntl(locale, readMessages(new URL(`./messages/${locale}.json`, import.meta.url)));
  intls.set(locale, intl);
  return intl;
}

interface CampaignMail {
  to: string;
  subject: string;
  /** Text with the formatting of common/mail-format.ts, with the data of the recipient filled in. */
  content: string;
  language: Locale;
  /** Address of the sales desk, which gets the answers. */
  replyTo: string;
  /** Page with the button that unsubscribes the recipient. */
  unsubscribePage: string;
  /** URL for unsubscribing by one click (RFC 8058); null in a test mail. */
  unsubscribe: string | null;
}

/** Creates the mail of a campaign: the text, the company, why the recipient gets it, and how to unsubscribe. */
export function createCampaignMail(mail: CampaignMail): Message {
  const { to, subject, content, language, replyTo, unsubscribePage, unsubscribe } = mail;
  const { tag, dir } = languages[language];
  const { formatMessage } = campaignIntl(language);
  const footer = [sender.name, sender.address, `${sender.phone} · ${sender.email}`];
  const why = formatMessage({ id: 'campaign.why' }, { brand: brand.name });
  const label = formatMessage({ id: 'campaign.unsubscribe' });
  const html = `<!doctype html>${renderToStaticMarkup(
    <html lang={tag} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <title>{subject}</title>
      </head>
      <body style={bodyStyle}>
        <FormattedText text={content} />
        <p style={{ ...paragraphStyle, color: '#5c6770', marginTop: 24 }} dir="auto">
          {footer.join('\n')}
        </p>
        <p style={{ ...paragraphStyle, color: '#5c6770', fontSize: 13 }}>
          {why}{' '}
          <a href={unsubscribePage} style={{ color: '#5c6770' }}>
            {label}
          </a>
        </p>
      </body>
    </html>,
  )}`;
  const text = [removeFormatting(content), `-- \n${footer.join('\n')}`, `${why}\n${label}: ${unsubscribePage}`];
  return {
    to,
    replyTo: { name: brand.name, address: replyTo },
    subject,
    html,
    text: `${text.join('\n\n')}\n`,
    language: tag,
    ...(unsubscribe && { unsubscribe }),
  };
}
