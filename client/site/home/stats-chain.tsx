import { FormattedMessage, FormattedNumber } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { company } from '../../../common/business.ts';
import { KeyFigures } from '../../ui/key-figures.tsx';

/** Message ids: `home.stats.<id>.unit` and `home.stats.<id>.text`. */
const stats = [
  { id: 'years', value: company.years, atLeast: true },
  { id: 'countries', value: company.countries, atLeast: true },
  { id: 'tons', value: company.monthlyTons, atLeast: true },
  { id: 'success', value: company.onTime, style: 'percent' },
] as const;

/** Four figures of the company. */
export function StatsChain() {
  return (
    <KeyFigures
      figures={stats.map(({ id, value, ...format }) => ({
        id,
        figure: (
          <>
            <FormattedNumber value={value} style={'style' in format ? format.style : 'decimal'} />
            {'atLeast' in format && '+'}
          </>
        ),
        unit: <FormattedMessage id={`home.stats.${id}.unit`} />,
        text: <FormattedMessage id={`home.stats.${id}.text`} values={{ founded: brand.founded }} />,
      }))}
    />
  );
}
