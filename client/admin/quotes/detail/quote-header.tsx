import { chakra, Flex, Kbd } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuoteRecordFragment } from '../../../graphql/generated.ts';
import { useCanEdit } from '../../session/session.ts';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { PriorityMark } from '../../kit/priority-mark.tsx';
import { QuoteStatusMark } from '../../kit/quote-status-mark.tsx';
import { CustomerText } from '../../kit/customer-text.tsx';
import { OwnerButton } from '../../owners/owner-button.tsx';
import { statuses, prioritiesByUrgency } from '../quote-filter.ts';
import { useQuoteSummary } from '../quote-summary.ts';
import { useChangeQuotes, type QuoteChange } from '../use-change-quotes.ts';
import { QuoteOutcome } from '../outcome/quote-outcome.tsx';
import { ChoiceRow } from './choice-row.tsx';

const priorities = prioritiesByUrgency.toReversed();
const keys = statuses.map((_, index) => String(index + 1));

/** The subject and sender of a request, with its status and priority. */
export function QuoteHeader({ quote }: { quote: QuoteRecordFragment }) {
  const { formatDate, formatTime } = useIntl();
  const canEdit = useCanEdit();
  const summary = useQuoteSummary()(quote);
  const changeQuotes = useChangeQuotes();
  const [isSaving, setIsSaving] = useState(false);

  async function save(change: QuoteChange) {
    setIsSaving(true);
    await changeQuotes([quote], change);
    setIsSaving(false);
  }
  useShortcuts(keys, (key) => {
    const status = statuses[Number(key) - 1];
    // A key must not reopen a closed request.
    if (canEdit && !isSaving && status && quote.status !== 'CLOSED') void save({ status });
  });

  const { name, company, language, createdAt, source } = quote;
  return (
    <Flex direction="column" gap="3" px={{ base: '4', md: '7' }} py="5" borderBottomWidth="1px">
      <div>
        <chakra.h1 textStyle="record" overflowWrap="anywhere">
          {summary.product && <CustomerText language={summary.language}>{summary.product}</CustomerText>}
          {summary.product && ', '}
          <CustomerText>{summary.terms}</CustomerText>
        </chakra.h1>
        <chakra.p color="fg.muted">
          <FormattedMessage
            id="quote.from"
            values={{
              name: <CustomerText language={language}>{name}</CustomerText>,
              company: <CustomerText language={language}>{company}</CustomerText>,
              hasCompany: String(company !== ''),
              date: formatDate(createdAt, { day: 'numeric', month: 'long', year: 'numeric' }),
              time: formatTime(createdAt),
              source: <FormattedMessage id={`quoteSource.${source}`} />,
            }}
          />
        </chakra.p>
      </div>
      <Flex direction="column" gap="2">
        <ChoiceRow
          label="quotes.status"
          values={statuses}
          value={quote.status}
          isSaving={isSaving}
          onChoose={canEdit && quote.status !== 'CLOSED' ? (status) => void save({ status }) : undefined}
        >
          {(status, index) => (
            <>
              <QuoteStatusMark status={status} />
              {canEdit && quote.status !== 'CLOSED' && (
                <Kbd aria-hidden hideBelow="lg">
                  {index + 1}
                </Kbd>
              )}
            </>
          )}
        </ChoiceRow>
        <QuoteOutcome quote={quote} />
        <ChoiceRow
          label="quotes.priority"
          values={priorities}
          value={quote.priority}
          isSaving={isSaving}
          onChoose={canEdit ? (priority) => void save({ priority }) : undefined}
        >
          {(priority) => <PriorityMark priority={priority} hasLabel />}
        </ChoiceRow>
        <Flex align={{ md: 'center' }} gap={{ base: '1', md: '3' }} direction={{ base: 'column', md: 'row' }}>
          <chakra.span textStyle="meta" color="fg.subtle" width="12" flexShrink="0" aria-hidden>
            <FormattedMessage id="owner.label" />
          </chakra.span>
          <OwnerButton type="QuoteRequest" record={quote} />
        </Flex>
      </Flex>
    </Flex>
  );
}
