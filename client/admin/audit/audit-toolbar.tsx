import { chakra, Flex, Input } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { activityActions } from '../../../common/enums.ts';
import { useColleaguesQuery, type ActivityAction } from '../../graphql/generated.ts';
import { enumNames } from '../ui/enum-options.ts';
import { ClearFilters, FilterMenu, Toolbar } from '../ui/filter-menu.tsx';
import type { FilterOf } from '../ui/use-url-filter.ts';
import { auditedTypes, publicActor, type auditFilter } from './audit-filter.ts';

export type AuditFilter = FilterOf<typeof auditFilter>;
type Change = { [Name in keyof AuditFilter]: AuditFilter[Name] | null };

interface Props {
  filter: AuditFilter;
  onChange: (change: Change) => void;
}

const actions = enumNames<ActivityAction>(activityActions);
export const noAuditFilter = {
  actor: null,
  targetType: null,
  action: null,
  targetId: null,
  field: null,
  fromDay: null,
  toDay: null,
};

/** Who, which records, what was done, when. */
export function AuditToolbar({ filter, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { data } = useColleaguesQuery();
  const { actor, targetType, action, fromDay, toDay } = filter;
  const people = data?.colleagues.map(({ email, name }) => ({ value: email, label: name })) ?? [];
  // Who left is still in the log, and may be in a link.
  const known = !actor || actor === publicActor || people.some(({ value }) => value === actor);
  const reversed = Boolean(fromDay && toDay && fromDay > toDay);
  const dayField = (name: 'fromDay' | 'toDay') => (
    <Input
      type="date"
      size="sm"
      width={{ base: '9.5rem', md: '7.25rem' }}
      px={{ md: '1.5' }}
      aria-label={formatMessage({ id: `audit.${name}` })}
      aria-invalid={reversed || undefined}
      value={filter[name] ?? ''}
      onChange={({ target }) => onChange({ [name]: target.value || null })}
    />
  );
  return (
    <Toolbar>
      <FilterMenu
        label="audit.actor"
        value={actor ? [actor] : undefined}
        options={[
          ...people,
          ...(known ? [] : [{ value: actor, label: actor }]),
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
      <Flex align="center" gap="1.5" flexShrink="0" ps="2.5" borderRadius="md" bg="bg.muted">
        <chakra.span color="fg.muted">{formatMessage({ id: 'audit.when' })}</chakra.span>
        {dayField('fromDay')}
        <chakra.span aria-hidden color="fg.subtle">
          –
        </chakra.span>
        {dayField('toDay')}
        {reversed && (
          <chakra.span role="alert" textStyle="meta" color="red.fg" pe="2.5">
            {formatMessage({ id: 'form.dates.reversed' })}
          </chakra.span>
        )}
      </Flex>
      <ClearFilters shown={Object.keys(filter).length > 0} onClear={() => onChange(noAuditFilter)} />
    </Toolbar>
  );
}
