import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useCanEdit } from '../session/session.ts';
import { EmptyBin, NoCompanies, NothingFound } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import type { CompanyListFilter } from './company-filter.ts';

interface Props {
  filter: CompanyListFilter;
  onClear: () => void;
}

/** The empty states of the list: no companies, no matches of the filter, or an empty bin. */
export function CompanyListEmpty({ filter, onClear }: Props) {
  const canEdit = useCanEdit();
  const { order: _, reversed: __, deleted, ...activeFilters } = filter;
  if (Object.keys(activeFilters).length > 0)
    return (
      <EmptyState drawing={NothingFound} message="companies.noneFound">
        <Button mt="3" onClick={onClear}>
          <FormattedMessage id="filter.clear" />
        </Button>
      </EmptyState>
    );
  if (deleted) return <EmptyState drawing={EmptyBin} message="companies.binEmpty" />;
  return (
    <EmptyState drawing={NoCompanies} message="companies.empty">
      {canEdit && (
        <Button asChild mt="3">
          <Link to="/admin/companies/new">
            <Plus aria-hidden />
            <FormattedMessage id="dashboard.newCompany" />
          </Link>
        </Button>
      )}
    </EmptyState>
  );
}
