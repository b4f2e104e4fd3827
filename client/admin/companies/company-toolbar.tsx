import { Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CompanyPriorityMark, CompanyStatusMark } from './company-marks.tsx';
import { AmountRange } from '../kit/amount-range.tsx';
import { countryOptions } from '../kit/country-options.ts';
import { DayRange } from '../kit/day-range.tsx';
import { ClearFilters, FilterMenu, FilterToggle, MatchAny, Toolbar } from '../kit/filter-menu.tsx';
import { SearchField } from '../kit/search-field.tsx';
import { SortMenu } from '../kit/sort-menu.tsx';
import { CompanyTypeTag } from '../kit/tags.tsx';
import { ViewMenu } from '../views/view-menu.tsx';
import { OwnerFilter } from '../owners/owner-filter.tsx';
import {
  companySortKeys,
  companyPriorities,
  companyStatuses,
  companyTypes,
  enumNames,
  leadSources,
} from '../../../common/enums.ts';
import { noFilter, type CompanyFilterChange, type CompanyListFilter } from './company-filter.ts';

interface Props {
  filter: CompanyListFilter;
  onChange: (change: CompanyFilterChange, options?: { replace: boolean }) => void;
}

const types = enumNames(companyTypes);
const statuses = enumNames(companyStatuses);
const sources = enumNames(leadSources);
const priorities = enumNames(companyPriorities);

/** Search, filters and order of the company list. */
export function CompanyToolbar({ filter, onChange }: Props) {
  const { formatMessage } = useIntl();
  const getLabel = (prefix: string, value: string) => formatMessage({ id: `${prefix}.${value}` });
  const { search, companyType, status, priority, country, source, owner, matchAny, deleted } = filter;
  const hasActiveFilter = Object.keys(noFilter).some((name) => filter[name as keyof CompanyListFilter] !== undefined);
  return (
    <Toolbar
      start={<ViewMenu list="COMPANIES" />}
      end={
        <SortMenu
          orders={enumNames(companySortKeys)}
          prefix="companies.order"
          value={filter.order ?? 'CREATED'}
          onChange={(order) => onChange({ order, reversed: null })}
        />
      }
    >
      <SearchField
        label="companies.search"
        value={search ?? ''}
        onChange={(text) => onChange({ search: text || null }, { replace: true })}
      />
      <FilterMenu
        label="companies.type"
        value={companyType}
        options={types.map((value) => ({
          value,
          label: getLabel('companyType', value),
          mark: <CompanyTypeTag type={value} />,
        }))}
        onChange={(value) => onChange({ companyType: value })}
      />
      <FilterMenu
        label="companies.status"
        value={status}
        options={statuses.map((value) => ({
          value,
          label: getLabel('companyStatus', value),
          mark: <CompanyStatusMark status={value} />,
        }))}
        onChange={(value) => onChange({ status: value })}
      />
      <FilterMenu
        label="companies.priority"
        value={priority}
        options={priorities.map((value) => ({
          value,
          label: getLabel('companyPriority', value),
          mark: <CompanyPriorityMark priority={value} />,
        }))}
        onChange={(value) => onChange({ priority: value })}
      />
      <FilterMenu
        label="companies.country"
        value={country}
        options={countryOptions(country)}
        onChange={(value) => onChange({ country: value })}
      />
      <FilterMenu
        label="companies.source"
        value={source}
        options={sources.map((value) => ({ value, label: getLabel('leadSource', value) }))}
        onChange={(value) => onChange({ source: value })}
      />
      <AmountRange
        label="companies.won"
        min={filter.minWonUsd}
        max={filter.maxWonUsd}
        onChange={({ min, max }, options) => onChange({ minWonUsd: min, maxWonUsd: max }, options)}
      />
      <DayRange
        label="companies.created"
        hasPeriods
        period={filter.period}
        from={filter.from}
        to={filter.to}
        onChange={(days) => onChange({ ...days, period: null })}
        onPeriod={(period) => onChange({ period, from: null, to: null })}
      />
      <OwnerFilter value={owner} onChange={(value) => onChange({ owner: value })} />
      <FilterToggle value={deleted} onChange={(value) => onChange({ deleted: value })}>
        <Trash2 aria-hidden />
        <FormattedMessage id="companies.bin" />
      </FilterToggle>
      <MatchAny value={matchAny} onChange={(value) => onChange({ matchAny: value })} />
      <ClearFilters isVisible={hasActiveFilter} onClear={() => onChange(noFilter)} />
    </Toolbar>
  );
}
