import { useIntl } from 'react-intl';
import type { AnalyticsDimension } from '../../graphql/generated.ts';
import { countryName } from '../../../common/country-names.ts';
import { products } from '../quotes/quote-filter.ts';

/** What a value of a dimension is called; null stands for all that have no line of their own. */
export function useValueNames(): (by: AnalyticsDimension, value: string | null) => string {
  const { formatMessage } = useIntl();
  return (by, value) => {
    if (value === null) return formatMessage({ id: 'analytics.rest' });
    if (value === '') return formatMessage({ id: 'admin.none' });
    if (by === 'COUNTRY') return countryName(value);
    if (by === 'PRODUCT') return products.includes(value) ? formatMessage({ id: `product.${value}` }) : value;
    return formatMessage({ id: by === 'SOURCE' ? `quoteSource.${value}` : `languageName.${value}` });
  };
}
