import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { countryName } from '../../../common/country-names.ts';
import { DayRange } from '../kit/day-range.tsx';
import { ClearFilters, FilterMenu, Toolbar } from '../kit/filter-menu.tsx';
import { PriorityMark } from '../kit/priority-mark.tsx';
import { QuoteStatusMark } from '../kit/quote-status-mark.tsx';
import { SearchField } from '../kit/search-field.tsx';
import { SortMenu } from '../kit/sort-menu.tsx';
import {
  codes,
  isNarrowed,
  noFilter,
  products,
  quoteOrders,
  sources,
  stages,
  statuses,
  urgencies,
  waits,
  type QuoteListFilter,
  type SetFilter,
} from './quote-filter.ts';

interface Props {
  filter: QuoteListFilter;
  onChange: SetFilter;
  /** The board's columns are the statuses, and each has its order. */
  board?: boolean;
}

/** Search, filters and order of the requests. */
export function QuoteToolbar({ filter, onChange, board }: Props) {
  const { formatMessage } = useIntl();
  const options = <Value extends string>(
    prefix: string,
    values: readonly Value[],
    mark?: (value: Value) => ReactNode,
  ) => values.map((value) => ({ value, label: formatMessage({ id: `${prefix}.${value}` }), mark: mark?.(value) }));

  return (
    <Toolbar
      end={
        <SortMenu
          orders={quoteOrders}
          prefix="quotes.order"
          value={filter.order ?? 'CREATED'}
          onChange={(order) => onChange({ order: order === 'CREATED' ? null : order, reversed: null })}
        />
      }
    >
      <SearchField
        label="quotes.search"
        value={filter.search ?? ''}
        onChange={(text) => onChange({ search: text || null }, { replace: true })}
      />
      {!board && (
        <FilterMenu
          label="quotes.status"
          value={filter.status}
          options={options('quoteStatus', statuses, (status) => (
            <QuoteStatusMark status={status} />
          ))}
          onChange={(status) => onChange({ status })}
        />
      )}
      <FilterMenu
        label="quotes.priority"
        value={filter.priority}
        options={options('priority', urgencies, (priority) => (
          <PriorityMark priority={priority} worded />
        ))}
        onChange={(priority) => onChange({ priority })}
      />
      <FilterMenu
        label="quotes.source"
        value={filter.source}
        options={options('quoteSource', sources)}
        onChange={(source) => onChange({ source })}
      />
      <FilterMenu
        label="quotes.language"
        value={filter.language}
        options={options('languageName', codes)}
        onChange={(language) => onChange({ language })}
      />
      <FilterMenu
        label="quotes.product"
        value={filter.productType}
        options={options('product', products)}
        onChange={(productType) => onChange({ productType })}
      />
      {/* The analytics page leads here with these; without one of them the line stays short. */}
      {filter.country && (
        <FilterMenu
          label="quotes.country"
          value={filter.country}
          options={filter.country.map((country) => ({ value: country, label: countryName(country) }))}
          onChange={(country) => onChange({ country })}
        />
      )}
      {filter.reached && (
        <FilterMenu
          label="quotes.reached"
          value={[filter.reached]}
          options={options('quoteStatus', stages)}
          onChange={(stages) => onChange({ reached: stages?.at(-1) ?? null })}
        />
      )}
      {filter.response && (
        <FilterMenu
          label="quotes.response"
          value={filter.response}
          options={options('responseSpan', waits)}
          onChange={(response) => onChange({ response })}
        />
      )}
      <DayRange label="quotes.received" from={filter.from} to={filter.to} onChange={onChange} />
      <ClearFilters shown={isNarrowed(filter)} onClear={() => onChange(noFilter)} />
    </Toolbar>
  );
}
