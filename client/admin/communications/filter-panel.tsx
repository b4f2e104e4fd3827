import { Box, chakra, Flex, Input } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useCommunicationCountsQuery, type CommunicationCountsQuery } from '../../graphql/generated.ts';
import { useRefetchOnActivity } from '../live/live-activity.tsx';
import { SearchField } from '../kit/search-field.tsx';
import {
  directions,
  followUpStates,
  isReversed,
  moods,
  statuses,
  types,
  urgencies,
  type Filter,
} from './communication-filter.ts';

interface Props {
  filter: Filter;
  onChange: (change: { [Name in keyof Filter]?: Filter[Name] | null }, options?: { replace: boolean }) => void;
}

/** Everything that narrows the timeline, each with how many records it has in all. */
export function FilterPanel({ filter, onChange }: Props) {
  const { data, refetch } = useCommunicationCountsQuery({ fetchPolicy: 'cache-and-network' });
  useRefetchOnActivity(refetch);
  const counts = data?.communicationCounts;
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <SearchField
        full
        value={filter.search ?? ''}
        label="communications.search"
        onChange={(search) => onChange({ search }, { replace: true })}
      />
      <Choices
        title="communications.type"
        prefix="communicationType"
        options={types}
        value={filter.type}
        counts={counts?.byType}
        onChange={(type) => onChange({ type })}
      />
      <Choices
        title="communications.direction"
        prefix="direction"
        options={directions}
        value={filter.direction}
        counts={counts?.byDirection}
        onChange={(direction) => onChange({ direction })}
      />
      <Choices
        title="communications.status"
        prefix="communicationStatus"
        options={statuses}
        value={filter.status}
        counts={counts?.byStatus}
        onChange={(status) => onChange({ status })}
      />
      <Choices
        title="communications.priority"
        prefix="priority"
        options={urgencies}
        value={filter.priority}
        counts={counts?.byPriority}
        onChange={(priority) => onChange({ priority })}
      />
      <Choices
        title="communications.sentiment"
        prefix="sentiment"
        options={moods}
        value={filter.sentiment}
        onChange={(sentiment) => onChange({ sentiment })}
      />
      <Choices
        title="communications.followUpState"
        prefix="followUpState"
        options={followUpStates}
        value={filter.followUp && [filter.followUp]}
        onChange={(states) => onChange({ followUp: states?.find((state) => state !== filter.followUp) ?? null })}
      />
      <Days filter={filter} onChange={onChange} />
    </Box>
  );
}

type Counts = readonly CommunicationCountsQuery['communicationCounts'][
  'byType' | 'byDirection' | 'byStatus' | 'byPriority'][number][];

interface ChoicesProps<Value extends string> {
  /** Message id. */
  title: string;
  /** Of the options' message ids. */
  prefix: string;
  options: readonly Value[];
  value?: readonly Value[];
  counts?: Counts;
  onChange: (value: Value[] | null) => void;
}

function Choices<Value extends string>({ title, prefix, options, value = [], counts, onChange }: ChoicesProps<Value>) {
  const toggle = (one: Value) =>
    value.includes(one)
      ? value.filter((other) => other !== one)
      : options.filter((other) => [...value, one].includes(other));
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

function Days({ filter, onChange }: Props) {
  const { formatMessage } = useIntl();
  const reasonId = useId();
  const wrong = isReversed(filter);
  return (
    <Group title="communications.days">
      <Flex align="center" gap="1.5" wrap="wrap">
        {(['from', 'to'] as const).map((end) => (
          <Input
            key={end}
            type="date"
            size="sm"
            flex="1 1 7rem"
            px="1.5"
            aria-label={formatMessage({ id: `communications.${end}` })}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? reasonId : undefined}
            value={filter[end] ?? ''}
            onChange={({ target }) => onChange({ [end]: target.value || null })}
          />
        ))}
      </Flex>
      <chakra.p id={reasonId} role="alert" textStyle="meta" color="red.fg" mt={wrong ? '1' : undefined}>
        {wrong && <FormattedMessage id="form.dates.reversed" />}
      </chakra.p>
    </Group>
  );
}

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
