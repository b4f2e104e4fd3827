import type { MarketCategory } from '../../../../common/enums.ts';
import { brand } from '../../../../common/brand.ts';
import { formatMarketValue } from '../../../../common/market/format.ts';
import { INDEX_CURRENCY } from '../../../../common/market/series.ts';
import { languages, localePath } from '../../../../common/locales.ts';
import { visitorIntl } from '../../communications/index.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import type { Message } from '../../../platform/mail/mailer.ts';
import { renderMail } from '../../../platform/mail/render-mail.ts';
import type { PriceAlert } from './price-alert.type.ts';

/**
 * Creates the mail of a price alert.
 * @param kind `confirm` asks to confirm the alert, `crossed` reports that the threshold was reached
 */
export function createAlertMail(
  kind: 'confirm' | 'crossed',
  alert: Omit<PriceAlert, 'id' | 'confirmed'>,
  publicUrl: string,
): Message {
  const { symbol, category, currency, unit, threshold, language, token } = alert;
  const { tag, dir } = languages[language];
  const intl = visitorIntl(language);
  const formatText = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const product = category === 'currency' ? `USD/${currency}` : formatText(`market.${symbol}`);
  const series =
    category === 'metal'
      ? formatText('market.name', { name: product, terms: formatText(`market.${symbol}.terms`) })
      : product;
  const unitText =
    currency === INDEX_CURRENCY
      ? formatText('market.points')
      : unit
        ? formatText('market.per', { currency, unit: formatText(`market.unit.${unit}`) })
        : currency;
  const formatValue = (value: number) =>
    `${formatMarketValue({ symbol, category: category as MarketCategory, currency, value }, tag)} ${unitText}`;
  const formatKindText = (id: string, values?: Record<string, string>) => formatText(`alert.${kind}.${id}`, values);

  const alertPageUrl = (query: string) => new URL(`${localePath(language, '/price-alert')}?${query}`, publicUrl).href;
  const values = { series, threshold: formatValue(threshold), value: formatValue(alert.crossedValue ?? threshold) };
  const cancelUrl = alertPageUrl(`cancel=${token}`);
  const content: MailContent = {
    lang: tag,
    dir,
    preview: formatKindText('text', values),
    title: formatKindText('title'),
    opening: [formatKindText('text', values)],
    reference: {
      label: formatText(kind === 'confirm' ? 'alert.threshold' : 'alert.value'),
      value: kind === 'confirm' ? values.threshold : values.value,
    },
    details: [],
    action: {
      label: formatKindText('action'),
      href:
        kind === 'confirm'
          ? alertPageUrl(`confirm=${token}`)
          : new URL(localePath(language, '/price-lists'), publicUrl).href,
    },
    closing: kind === 'confirm' ? [formatText('alert.unsubscribe', { url: cancelUrl })] : [],
    why: formatKindText('why'),
  };
  return {
    to: alert.email,
    replyTo: { name: brand.name, address: brand.email },
    subject: formatKindText('subject', values),
    ...renderMail(content),
    unsubscribe: new URL(`/price-alerts/${token}/unsubscribe`, publicUrl).href,
  };
}
