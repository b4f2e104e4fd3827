import { FormattedMessage, useIntl } from 'react-intl';
import { enumName } from '../../../common/enums.ts';
import type { LineValues } from './offer-values.ts';

const enumPrefixes: Record<string, string> = { language: 'languageName', paymentTerms: 'quote.payment' };

/** A value of the form in the conflict dialog. */
export function ConflictValue({ field, value }: { field: string; value: unknown }) {
  const { formatMessage, messages } = useIntl();
  if (field === 'lines')
    return (value as LineValues[]).map((line, index) => {
      const { tradeProduct, description, quantity, unit, unitPrice } = line;
      const product = `product.${tradeProduct}`;
      const goods = [product in messages ? formatMessage({ id: product }) : '', description].filter(Boolean).join(', ');
      return (
        <p key={index}>
          <bdi>{goods}</bdi> · {quantity || '–'} {formatMessage({ id: `offerUnit.${enumName(unit)}` })} ×{' '}
          {unitPrice || '–'}
        </p>
      );
    });
  const text = String(value);
  const id =
    field === 'partialShipment' || field === 'transshipment'
      ? `offer.allowed.${text}`
      : `${enumPrefixes[field]}.${enumName(text)}`;
  if (text === '') return <FormattedMessage id="feed.unset" />;
  return id in messages ? <FormattedMessage id={id} /> : <bdi>{text}</bdi>;
}
