import { useIntl } from 'react-intl';
import type { AnalyticsDimension } from '../../graphql/generated.ts';
import { translateCountry } from '../../../common/country-names.ts';
import { products } from '../quotes/quote-filter.ts';

/** Returns a function that translates a value of a dimension; null is the sum of the values that have no bar. */
export function useValueNames(): (by: AnalyticsDimension, value: string | null) => string {
  const { formatMessage } = useIntl();
  return (by, value) => {
    if (value === null) return formatMessage({ id: 'analytics.rest' });
    if (value === '') return formatMessage({ id: 'admin.none' });
    if (by === 'COUNTRY') return translateCountry(value);
    if (by === 'PRODUCT') return products.includes(value) ? formatMessage({ id: `product.${value}` }) : value;
    return formatMessage({ id: by === 'SOURCE' ? `quoteSource.${value}` : `languageName.${value}` });
  };
}
