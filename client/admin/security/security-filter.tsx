import { useIntl } from 'react-intl';
import { securityEventKinds } from '../../../common/enums.ts';
import { useColleaguesQuery } from '../../graphql/generated.ts';
import { DayRange } from '../kit/day-range.tsx';
import { ClearFilters, FilterMenu, Toolbar } from '../kit/filter-menu.tsx';
import { day, manyOf, text, type FilterOf } from '../kit/use-url-filter.ts';

/** Value of `actor` in the URL for events of visitors and of the server itself. */
export const nobody = '-';

/** Query parameters of the security log. */
export const securityFilter = { kind: manyOf(securityEventKinds), actor: text, from: day, to: day };

type SecurityFilter = FilterOf<typeof securityFilter>;
type Change = { [Name in keyof SecurityFilter]?: SecurityFilter[Name] | null };

interface Props {
  filter: SecurityFilter;
  onChange: (change: Change) => void;
}

/** Filters by kind, actor and days. */
export function SecurityToolbar({ filter, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { data } = useColleaguesQuery();
  const { actor, kind } = filter;
  const colleagues = data?.colleagues.map(({ email, name }) => ({ value: email, label: name })) ?? [];
  // A former colleague is not in the list, but can be in the URL.
  const isListed = !actor || actor === nobody || colleagues.some(({ value }) => value === actor);
  return (
    <Toolbar>
      <FilterMenu
        label="security.kind"
        value={kind}
        options={securityEventKinds.map((value) => ({ value, label: formatMessage({ id: `security.kind.${value}` }) }))}
        onChange={(values) => onChange({ kind: values })}
      />
      <FilterMenu
        label="security.actor"
        value={actor ? [actor] : undefined}
        options={[
          ...colleagues,
          ...(isListed ? [] : [{ value: actor, label: actor }]),
          { value: nobody, label: formatMessage({ id: 'security.nobody' }) },
        ]}
        onChange={(values) => onChange({ actor: values?.at(-1) ?? null })}
      />
      <DayRange label="security.when" hasPeriods from={filter.from} to={filter.to} onChange={onChange} />
      <ClearFilters
        isVisible={Object.keys(filter).length > 0}
        onClear={() => onChange({ kind: null, actor: null, from: null, to: null })}
      />
    </Toolbar>
  );
}
