import { chakra, Flex, Kbd } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuoteRecordFragment } from '../../../graphql/generated.ts';
import { useCanEdit } from '../../session/session.ts';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { PriorityMark } from '../../kit/priority-mark.tsx';
import { QuoteStatusMark } from '../../kit/quote-status-mark.tsx';
import { Theirs } from '../../kit/theirs.tsx';
import { statuses, urgencies } from '../quote-filter.ts';
import { useQuoteWords } from '../quote-words.tsx';
import { useChangeQuotes, type QuoteChange } from '../use-change-quotes.ts';
import { ChoiceRow } from './choice-row.tsx';

const priorities = urgencies.toReversed();
const keys = statuses.map((_, index) => String(index + 1));

/** What it is about, from whom, how far it has come and how soon it wants an answer. */
export function QuoteHead({ quote }: { quote: QuoteRecordFragment }) {
  const { formatDate, formatTime } = useIntl();
  const canEdit = useCanEdit();
  const words = useQuoteWords()(quote);
  const changeQuotes = useChangeQuotes();
  const [busy, setBusy] = useState(false);

  async function change(what: QuoteChange) {
    setBusy(true);
    await changeQuotes([quote], what);
    setBusy(false);
  }
  useShortcuts(keys, (key) => {
    const status = statuses[Number(key) - 1];
    if (canEdit && !busy && status) void change({ status });
  });

  const { name, company, language, createdAt, source } = quote;
  return (
    <Flex direction="column" gap="3" px={{ base: '4', md: '7' }} py="5" borderBottomWidth="1px">
      <div>
        <chakra.h1 textStyle="record" overflowWrap="anywhere">
          {words.product && <Theirs language={words.language}>{words.product}</Theirs>}
          {words.product && ', '}
          <Theirs>{words.terms}</Theirs>
        </chakra.h1>
        <chakra.p color="fg.muted">
          <FormattedMessage
            id="quote.from"
            values={{
              name: <Theirs language={language}>{name}</Theirs>,
              company: <Theirs language={language}>{company}</Theirs>,
              named: String(company !== ''),
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
          busy={busy}
          onChoose={canEdit ? (status) => void change({ status }) : undefined}
        >
          {(status, index) => (
            <>
              <QuoteStatusMark status={status} />
              {canEdit && (
                <Kbd aria-hidden hideBelow="lg">
                  {index + 1}
                </Kbd>
              )}
            </>
          )}
        </ChoiceRow>
        <ChoiceRow
          label="quotes.priority"
          values={priorities}
          value={quote.priority}
          busy={busy}
          onChoose={canEdit ? (priority) => void change({ priority }) : undefined}
        >
          {(priority) => <PriorityMark priority={priority} worded />}
        </ChoiceRow>
      </Flex>
    </Flex>
  );
}
