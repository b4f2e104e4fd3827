import { brand } from '../../../../common/brand.ts';
import { formatMarketValue } from '../../../../common/market/format.ts';
import { indexPoints, type MarketCategory } from '../../../../common/market/series.ts';
import { languages, localePath } from '../../../../common/locales.ts';
import { visitorIntl } from '../../communications/index.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import type { Message } from '../../../platform/mail/mailer.ts';
import { letterBody } from '../../../platform/mail/letter-body.ts';
import type { PriceAlert } from './price-alert.type.ts';

/** The mail that asks for a confirmation, or the one that says that the threshold is reached. */
export function alertLetter(
  kind: 'confirm' | 'crossed',
  alert: Omit<PriceAlert, 'id' | 'confirmed'>,
  publicUrl: string,
): Message {
  const { symbol, category, currency, unit, threshold, language, token } = alert;
  const { tag, dir } = languages[language];
  const intl = visitorIntl(language);
  const word = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const product = category === 'currency' ? `USD/${currency}` : word(`market.${symbol}`);
  const series =
    category === 'metal' ? word('market.name', { name: product, terms: word(`market.${symbol}.terms`) }) : product;
  const per =
    currency === indexPoints
      ? word('market.points')
      : unit
        ? word('market.per', { currency, unit: word(`market.unit.${unit}`) })
        : currency;
  const written = (value: number) =>
    `${formatMarketValue({ symbol, category: category as MarketCategory, currency, value }, tag)} ${per}`;
  const say = (id: string, values?: Record<string, string>) => word(`alert.${kind}.${id}`, values);

  const page = (query: string) => new URL(`${localePath(language, '/price-alert')}?${query}`, publicUrl).href;
  const values = { series, threshold: written(threshold), value: written(alert.crossedValue ?? threshold) };
  const cancel = page(`cancel=${token}`);
  const letter: Letter = {
    lang: tag,
    dir,
    preview: say('text', values),
    title: say('title'),
    opening: [say('text', values), ...(kind === 'crossed' && alert.indicative ? [say('indicative')] : [])],
    reference: {
      label: word(kind === 'confirm' ? 'alert.threshold' : 'alert.value'),
      value: kind === 'confirm' ? values.threshold : values.value,
    },
    facts: [],
    action: {
      label: say('action'),
      href:
        kind === 'confirm' ? page(`confirm=${token}`) : new URL(localePath(language, '/price-lists'), publicUrl).href,
    },
    closing: kind === 'confirm' ? [word('alert.unsubscribe', { url: cancel })] : [],
    why: say('why'),
  };
  return {
    to: alert.email,
    replyTo: { name: brand.name, address: brand.email },
    subject: say('subject', values),
    ...letterBody(letter),
    unsubscribe: new URL(`/price-alerts/${token}/unsubscribe`, publicUrl).href,
  };
}
