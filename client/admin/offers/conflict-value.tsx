import { FormattedMessage, useIntl } from 'react-intl';
import { enumName } from '../../../common/enums.ts';
import type { LineValues, StoredLine } from './offer-values.ts';
import { FieldName } from './send-dialog.tsx';

const enumPrefixes: Record<string, string> = { language: 'languageName', paymentTerms: 'quote.payment' };

/** The name of a field in the conflict dialog; for a line, its number in the user's table. */
export function ConflictLabel({ field, lines }: { field: string; lines: StoredLine[] }) {
  if (!field.startsWith('lines.')) return <FieldName path={field} />;
  const index = lines.findIndex(({ key }) => `lines.${key}` === field);
  return index < 0 ? (
    <FormattedMessage id="offer.lineYouDeleted" />
  ) : (
    <FormattedMessage id="offer.line" values={{ number: index + 1 }} />
  );
}

/** A value of the form in the conflict dialog. */
export function ConflictValue({ field, value }: { field: string; value: unknown }) {
  const { formatMessage, messages } = useIntl();
  if (field.startsWith('lines.')) {
    if (value === null) return <FormattedMessage id="offer.lineDeleted" />;
    const { tradeProduct, description, grade, standard, hsCode, quantity, unit, unitPrice } = value as LineValues;
    const product = `product.${tradeProduct}`;
    const name = product in messages ? formatMessage({ id: product }) : '';
    const goods = [name, description, grade, standard, hsCode].filter(Boolean).join(', ');
    return (
      <>
        <bdi>{goods || '–'}</bdi> · {quantity || '–'} {formatMessage({ id: `offerUnit.${enumName(unit)}` })} ×{' '}
        {unitPrice || '–'}
      </>
    );
  }
  const text = String(value);
  const id =
    field === 'partialShipment' || field === 'transshipment'
      ? `offer.allowed.${text}`
      : `${enumPrefixes[field]}.${enumName(text)}`;
  if (text === '') return <FormattedMessage id="feed.unset" />;
  return id in messages ? <FormattedMessage id={id} /> : <bdi>{text}</bdi>;
}
