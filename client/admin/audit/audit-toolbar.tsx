import { useIntl } from 'react-intl';
import { activityActions, enumNames } from '../../../common/enums.ts';
import { useColleaguesQuery } from '../../graphql/generated.ts';
import { DayRange } from '../kit/day-range.tsx';
import { ClearFilters, FilterMenu, Toolbar } from '../kit/filter-menu.tsx';
import type { FilterOf } from '../kit/use-url-filter.ts';
import { auditedTypes, publicActor, type auditFilter } from './audit-filter.ts';

type AuditFilter = FilterOf<typeof auditFilter>;
type Change = { [Name in keyof AuditFilter]?: AuditFilter[Name] | null };

interface Props {
  filter: AuditFilter;
  onChange: (change: Change) => void;
}

const actions = enumNames(activityActions);
const emptyFilter = {
  actor: null,
  targetType: null,
  action: null,
  targetId: null,
  field: null,
  from: null,
  to: null,
};

/** Filters by actor, record type, action and days. */
export function AuditToolbar({ filter, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { data } = useColleaguesQuery();
  const { actor, targetType, action } = filter;
  const colleagues = data?.colleagues.map(({ email, name }) => ({ value: email, label: name })) ?? [];
  // A former colleague is not in the list, but can be in the URL.
  const isListed = !actor || actor === publicActor || colleagues.some(({ value }) => value === actor);
  return (
    <Toolbar>
      <FilterMenu
        label="audit.actor"
        value={actor ? [actor] : undefined}
        options={[
          ...colleagues,
          ...(isListed ? [] : [{ value: actor, label: actor }]),
          { value: publicActor, label: formatMessage({ id: 'audit.nobody' }) },
        ]}
        onChange={(values) => onChange({ actor: values?.at(-1) ?? null })}
      />
      <FilterMenu
        label="audit.record"
        value={targetType}
        options={auditedTypes.map((value) => ({ value, label: formatMessage({ id: `audit.type.${value}` }) }))}
        onChange={(values) => onChange({ targetType: values })}
      />
      <FilterMenu
        label="audit.action"
        value={action}
        options={actions.map((value) => ({ value, label: formatMessage({ id: `audit.action.${value}` }) }))}
        onChange={(values) => onChange({ action: values })}
      />
      <DayRange label="audit.when" hasPeriods from={filter.from} to={filter.to} onChange={onChange} />
      <ClearFilters isVisible={Object.keys(filter).length > 0} onClear={() => onChange(emptyFilter)} />
    </Toolbar>
  );
}
