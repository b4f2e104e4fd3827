import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AmountRange } from '../kit/amount-range.tsx';
import { countryOptions } from '../kit/country-options.ts';
import { DayRange } from '../kit/day-range.tsx';
import { ClearFilters, FilterMenu, MatchAny, Toolbar } from '../kit/filter-menu.tsx';
import { PriorityMark } from '../kit/priority-mark.tsx';
import { QuoteStatusMark } from '../kit/quote-status-mark.tsx';
import { SearchField } from '../kit/search-field.tsx';
import { SortMenu } from '../kit/sort-menu.tsx';
import { ViewMenu } from '../views/view-menu.tsx';
import { OwnerFilter } from '../owners/owner-filter.tsx';
import {
  languageCodes,
  outcomeNames,
  hasActiveFilter,
  noFilter,
  products,
  quoteOrders,
  sources,
  reachableStatuses,
  statuses,
  prioritiesByUrgency,
  responseTimes,
  type QuoteListFilter,
  type SetFilter,
} from './quote-filter.ts';

interface Props {
  filter: QuoteListFilter;
  onChange: SetFilter;
  /** The board needs no status filter: its columns are the statuses. */
  isBoard?: boolean;
}

/** Search, filters and order of the list and the board. */
export function QuoteToolbar({ filter, onChange, isBoard }: Props) {
  const { formatMessage } = useIntl();
  const toOptions = <Value extends string>(
    prefix: string,
    values: readonly Value[],
    mark?: (value: Value) => ReactNode,
  ) => values.map((value) => ({ value, label: formatMessage({ id: `${prefix}.${value}` }), mark: mark?.(value) }));

  return (
    <Toolbar
      start={!isBoard && <ViewMenu list="QUOTE_REQUESTS" />}
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
      {!isBoard && (
        <FilterMenu
          label="quotes.status"
          value={filter.status}
          options={toOptions('quoteStatus', statuses, (status) => (
            <QuoteStatusMark status={status} />
          ))}
          onChange={(status) => onChange({ status })}
        />
      )}
      <FilterMenu
        label="quotes.priority"
        value={filter.priority}
        options={toOptions('priority', prioritiesByUrgency, (priority) => (
          <PriorityMark priority={priority} hasLabel />
        ))}
        onChange={(priority) => onChange({ priority })}
      />
      <OwnerFilter value={filter.owner} onChange={(owner) => onChange({ owner })} />
      <FilterMenu
        label="quotes.source"
        value={filter.source}
        options={toOptions('quoteSource', sources)}
        onChange={(source) => onChange({ source })}
      />
      <FilterMenu
        label="quotes.language"
        value={filter.language}
        options={toOptions('languageName', languageCodes)}
        onChange={(language) => onChange({ language })}
      />
      <FilterMenu
        label="quotes.product"
        value={filter.productType}
        options={toOptions('product', products)}
        onChange={(productType) => onChange({ productType })}
      />
      <FilterMenu
        label="quotes.outcome"
        value={filter.outcome}
        options={toOptions('outcome', outcomeNames)}
        onChange={(outcome) => onChange({ outcome })}
      />
      <FilterMenu
        label="quotes.country"
        value={filter.country}
        options={countryOptions(filter.country)}
        onChange={(country) => onChange({ country })}
      />
      {/* Only links from the analytics page set these two filters. */}
      {filter.reached && (
        <FilterMenu
          label="quotes.reached"
          value={[filter.reached]}
          options={toOptions('quoteStatus', reachableStatuses)}
          onChange={(reachableStatuses) => onChange({ reached: reachableStatuses?.at(-1) ?? null })}
        />
      )}
      {filter.response && (
        <FilterMenu
          label="quotes.response"
          value={filter.response}
          options={toOptions('responseSpan', responseTimes)}
          onChange={(response) => onChange({ response })}
        />
      )}
      <AmountRange
        label="quotes.amount"
        min={filter.minAmountUsd}
        max={filter.maxAmountUsd}
        onChange={({ min, max }, options) => onChange({ minAmountUsd: min, maxAmountUsd: max }, options)}
      />
      <DayRange
        label="quotes.received"
        hasPeriods
        period={filter.period}
        from={filter.from}
        to={filter.to}
        onChange={(days) => onChange({ ...days, period: null })}
        onPeriod={(period) => onChange({ period, from: null, to: null })}
      />
      <MatchAny value={filter.matchAny} onChange={(matchAny) => onChange({ matchAny })} />
      <ClearFilters isVisible={hasActiveFilter(filter)} onClear={() => onChange(noFilter)} />
    </Toolbar>
  );
}
