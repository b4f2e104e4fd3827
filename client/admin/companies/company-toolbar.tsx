import { Button } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CompanyPriorityMark, CompanyStatusMark } from './company-marks.tsx';
import { ClearFilters, FilterMenu, Toolbar } from '../kit/filter-menu.tsx';
import { SearchField } from '../kit/search-field.tsx';
import { SortMenu } from '../kit/sort-menu.tsx';
import { CompanyTypeTag } from '../kit/tags.tsx';
import { OwnerFilter } from '../owners/owner-filter.tsx';
import type { FilterOf } from '../kit/use-url-filter.ts';
import { companySortKeys, companyPriorities, companyStatuses, companyTypes, enumNames } from '../../../common/enums.ts';
import type { companyFilter } from './company-filter.ts';

export type CompanyListFilter = FilterOf<typeof companyFilter>;
type Change = { [Name in keyof CompanyListFilter]: CompanyListFilter[Name] | null };

interface Props {
  filter: CompanyListFilter;
  onChange: (change: Change, options?: { replace: boolean }) => void;
}

const types = enumNames(companyTypes);
const statuses = enumNames(companyStatuses);
const priorities = enumNames(companyPriorities);

/** Search, filters and order of the company list. */
export function CompanyToolbar({ filter, onChange }: Props) {
  const { formatMessage } = useIntl();
  const getLabel = (prefix: string, value: string) => formatMessage({ id: `${prefix}.${value}` });
  const { search, companyType, status, priority, owner, deleted } = filter;
  const hasActiveFilter = Boolean(search || companyType || status || priority || owner || deleted);
  return (
    <Toolbar
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
      <OwnerFilter value={owner} onChange={(value) => onChange({ owner: value })} />
      <Button
        variant="ghost"
        aria-pressed={deleted ?? false}
        bg={deleted ? 'bg.emphasized' : undefined}
        color={deleted ? 'fg' : undefined}
        onClick={() => onChange({ deleted: deleted ? null : true })}
      >
        <Trash2 aria-hidden />
        <FormattedMessage id="companies.bin" />
      </Button>
      <ClearFilters
        isVisible={hasActiveFilter}
        onClear={() =>
          onChange({ search: null, companyType: null, status: null, priority: null, owner: null, deleted: null })
        }
      />
    </Toolbar>
  );
}
