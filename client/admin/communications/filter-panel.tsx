import { Box, chakra, Flex } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useCommunicationCountsQuery, type CommunicationCountsQuery } from '../../graphql/generated.ts';
import { useRefetchOnActivity } from '../live/live-activity.tsx';
import { DateRangeInputs } from '../kit/date-range-inputs.tsx';
import { SearchField } from '../kit/search-field.tsx';
import {
  directionOptions,
  followUpOptions,
  priorityOptions,
  sentimentOptions,
  statusOptions,
  typeOptions,
  type Filter,
} from './communication-filter.ts';

interface Props {
  filter: Filter;
  onChange: (change: { [Name in keyof Filter]?: Filter[Name] | null }, options?: { replace: boolean }) => void;
}

/** The filters of the timeline, with the number of records of each value in the whole database. */
export function FilterPanel({ filter, onChange }: Props) {
  const { data, observable } = useCommunicationCountsQuery({ fetchPolicy: 'cache-and-network' });
  useRefetchOnActivity(observable);
  const counts = data?.communicationCounts;
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <SearchField
        fullWidth
        value={filter.search ?? ''}
        label="communications.search"
        onChange={(search) => onChange({ search }, { replace: true })}
      />
      <CheckboxGroup
        title="communications.type"
        prefix="communicationType"
        options={typeOptions}
        value={filter.type}
        counts={counts?.byType}
        onChange={(type) => onChange({ type })}
      />
      <CheckboxGroup
        title="communications.direction"
        prefix="direction"
        options={directionOptions}
        value={filter.direction}
        counts={counts?.byDirection}
        onChange={(direction) => onChange({ direction })}
      />
      <CheckboxGroup
        title="communications.status"
        prefix="communicationStatus"
        options={statusOptions}
        value={filter.status}
        counts={counts?.byStatus}
        onChange={(status) => onChange({ status })}
      />
      <CheckboxGroup
        title="communications.priority"
        prefix="priority"
        options={priorityOptions}
        value={filter.priority}
        counts={counts?.byPriority}
        onChange={(priority) => onChange({ priority })}
      />
      <CheckboxGroup
        title="communications.sentiment"
        prefix="sentiment"
        options={sentimentOptions}
        value={filter.sentiment}
        onChange={(sentiment) => onChange({ sentiment })}
      />
      <CheckboxGroup
        title="communications.followUpState"
        prefix="followUpState"
        options={followUpOptions}
        value={filter.followUp && [filter.followUp]}
        onChange={(states) => onChange({ followUp: states?.find((state) => state !== filter.followUp) ?? null })}
      />
      <Group title="communications.days">
        <Flex align="center" gap="1.5" wrap="wrap">
          <DateRangeInputs
            labels="communications"
            from={filter.from}
            to={filter.to}
            onChange={onChange}
            flex="1 1 7rem"
          />
        </Flex>
      </Group>
    </Box>
  );
}

type Counts = readonly CommunicationCountsQuery['communicationCounts'][
  'byType' | 'byDirection' | 'byStatus' | 'byPriority'][number][];

interface CheckboxGroupProps<Value extends string> {
  /** Message id. */
  title: string;
  /** Prefix of the options' message ids. */
  prefix: string;
  options: readonly Value[];
  value?: readonly Value[];
  counts?: Counts;
  onChange: (value: Value[] | null) => void;
}

function CheckboxGroup<Value extends string>({
  title,
  prefix,
  options,
  value = [],
  counts,
  onChange,
}: CheckboxGroupProps<Value>) {
  const toggle = (toggled: Value) =>
    value.includes(toggled)
      ? value.filter((other) => other !== toggled)
      : options.filter((other) => [...value, toggled].includes(other));
  return (
    <Group title={title}>
      {options.map((option) => (
        <Option key={option}>
          <input
            type="checkbox"
            checked={value.includes(option)}
            onChange={() => {
              const next = toggle(option);
              onChange(next.length > 0 ? next : null);
            }}
          />
          <span>
            <FormattedMessage id={`${prefix}.${option}`} />
          </span>
          {counts && (
            <chakra.span ms="auto" color="fg.subtle" fontVariantNumeric="tabular-nums" aria-hidden>
              <FormattedNumber value={counts.find((entry) => entry.value === (option as string))?.count ?? 0} />
            </chakra.span>
          )}
        </Option>
      ))}
    </Group>
  );
}

const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: { base: '11', md: '7' },
    cursor: 'pointer',
    '& input': { accentColor: '{colors.fg}', boxSize: { base: '5', md: '4' }, flexShrink: 0 },
  },
});

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="metaStrong" color="fg.muted" pb="1">
        <FormattedMessage id={title} />
      </chakra.h2>
      {children}
    </div>
  );
}
