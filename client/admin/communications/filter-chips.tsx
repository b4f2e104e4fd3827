import { Button, chakra, Flex, Icon } from '@chakra-ui/react';
import { PanelLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { skipToken } from '@apollo/client/react';
import { useCompanyOfRecordQuery } from '../../graphql/generated.ts';
import { ClearFilters } from '../kit/filter-menu.tsx';
import { CustomerText } from '../kit/customer-text.tsx';
import { clearedFilter, type Filter } from './communication-filter.ts';

interface Props {
  filter: Filter;
  onChange: (change: { [Name in keyof Filter]?: null }) => void;
  isPanelOpen: boolean;
  panelId: string;
  onTogglePanel: () => void;
  /** Number of matching records; undefined until it is known. */
  matches?: number;
  /** Whether there are more than `matches`. */
  moreMatches: boolean;
}

/** The active filters, each with a button that removes it, and the number of matching records. */
export function FilterChips({ filter, onChange, isPanelOpen, panelId, onTogglePanel, matches, moreMatches }: Props) {
  const isFiltered = Object.keys(filter).length > 0;
  const { from, to } = filter;
  return (
    <Flex align="center" gap="2" px={{ base: '4', md: '5' }} py="1.5" minH="11" borderBottomWidth="1px" wrap="wrap">
      <Button variant="ghost" onClick={onTogglePanel} aria-expanded={isPanelOpen} aria-controls={panelId}>
        <PanelLeft aria-hidden />
        <FormattedMessage id="communications.filters" />
      </Button>
      {filter.search && (
        <Chip name="communications.searched" onRemove={() => onChange({ search: null })}>
          “{filter.search}”
        </Chip>
      )}
      {enumFilters.map(([field, name, prefix]) => {
        const values: readonly string[] = [filter[field] ?? []].flat();
        if (values.length === 0) return null;
        return (
          <Chip key={field} name={name} onRemove={() => onChange({ [field]: null })}>
            <FormattedMessage id={`${prefix}.${values[0]}`} />
            {values.length > 1 && ` +${values.length - 1}`}
          </Chip>
        );
      })}
      {(from ?? to) && (
        <Chip name="communications.days" onRemove={() => onChange({ from: null, to: null })}>
          {from && <FormattedDate value={from} dateStyle="medium" timeZone="UTC" />}
          {' – '}
          {to && <FormattedDate value={to} dateStyle="medium" timeZone="UTC" />}
        </Chip>
      )}
      {filter.companyId && (
        <Chip name="communications.company" onRemove={() => onChange({ companyId: null })}>
          <CompanyName id={filter.companyId} />
        </Chip>
      )}
      {filter.record && (
        <Chip name="communications.one" onRemove={() => onChange({ record: null })}>
          {filter.record.slice(0, 8)}
        </Chip>
      )}
      <ClearFilters isVisible={isFiltered} onClear={() => onChange(clearedFilter)} />
      <chakra.span role="status" ms="auto" color="fg.subtle" fontVariantNumeric="tabular-nums">
        {isFiltered && matches !== undefined && (
          <FormattedMessage id="communications.matches" values={{ count: matches, more: moreMatches }} />
        )}
      </chakra.span>
    </Flex>
  );
}

/** Name of the field, message id of its label, message id prefix of its values. */
const enumFilters = [
  ['type', 'communications.type', 'communicationType'],
  ['direction', 'communications.direction', 'direction'],
  ['status', 'communications.status', 'communicationStatus'],
  ['priority', 'communications.priority', 'priority'],
  ['sentiment', 'communications.sentiment', 'sentiment'],
  ['followUp', 'communications.followUpState', 'followUpState'],
] as const satisfies readonly (readonly [keyof Filter, string, string])[];

function CompanyName({ id }: { id: string }) {
  const { data } = useCompanyOfRecordQuery(id ? { variables: { id } } : skipToken);
  return <CustomerText>{data?.company?.name ?? id.slice(0, 8)}</CustomerText>;
}

function Chip({ name, onRemove, children }: { name: string; onRemove: () => void; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: name });
  return (
    <Flex align="center" borderRadius="md" bg="bg.muted" ps="2.5" h={{ base: '10', md: '7' }} maxW="full">
      <chakra.span truncate>
        <chakra.span color="fg.muted">{label}</chakra.span> <chakra.b fontWeight="medium">{children}</chakra.b>
      </chakra.span>
      <Button
        variant="ghost"
        px="0"
        w={{ base: '10', md: '6' }}
        aria-label={formatMessage({ id: 'filter.clearOne' }, { name: label })}
        onClick={onRemove}
      >
        <Icon as={X} aria-hidden />
      </Button>
    </Flex>
  );
}
