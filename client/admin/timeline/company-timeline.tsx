import { Button, chakra, Flex } from '@chakra-ui/react';
import { Fragment, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { enumNames, timelineKinds } from '../../../common/enums.ts';
import { useCompanyTimelineQuery, type TimelineKind } from '../../graphql/generated.ts';
import { useRefetchOnActivity } from '../live/live-activity.tsx';
import { NoHistory } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { formatDayName } from '../kit/time.ts';
import { useNow } from '../kit/use-now.ts';
import { TimelineEntry } from './timeline-entry.tsx';

const kinds = ['ALL' as const, ...enumNames(timelineKinds)];
const PAGE_SIZE = 20;

/** Timeline of a company, newest first and grouped by day, with a filter by kind. */
export function CompanyTimeline({ companyId }: { companyId: string }) {
  const intl = useIntl();
  const now = useNow();
  const [kind, setKind] = useState<TimelineKind | 'ALL'>('ALL');
  const { data, previousData, error, refetch, observable, fetchMore, loading } = useCompanyTimelineQuery({
    variables: { companyId, first: PAGE_SIZE, kinds: kind === 'ALL' ? null : [kind] },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.companyTimeline;
  const entries = page?.edges.map(({ node }) => node);
  // No refetch after further pages were loaded, so that the scroll position is kept.
  useRefetchOnActivity(entries && entries.length > PAGE_SIZE ? undefined : observable);

  return (
    <section aria-labelledby="timeline">
      <Flex
        align="center"
        gap="1"
        px={{ base: '4', md: '7' }}
        py="2"
        borderBottomWidth="1px"
        overflowX="auto"
        scrollbarWidth="none"
      >
        <chakra.h2 id="timeline" textStyle="head" me="3" whiteSpace="nowrap">
          <FormattedMessage id="timeline.title" />
        </chakra.h2>
        {kinds.map((option) => (
          <Button
            key={option}
            size="xs"
            variant="ghost"
            aria-pressed={option === kind}
            bg={option === kind ? 'bg.emphasized' : undefined}
            color={option === kind ? 'fg' : undefined}
            onClick={() => setKind(option)}
          >
            <FormattedMessage id={`timeline.kind.${option}`} />
          </Button>
        ))}
      </Flex>
      {error && !loading && <ErrorStrip title="timeline.failed" error={error} onRetry={() => void refetch()} />}
      {!entries && !error && <SkeletonRows height={{ base: '56px', md: '44px' }} count={6} />}
      {entries?.length === 0 && <EmptyState drawing={NoHistory} message="timeline.empty" />}
      <chakra.div px={{ base: '4', md: '7' }} pb="4">
        {entries?.map((entry, index) => {
          const dayName = formatDayName(intl, entry.at, now);
          const previous = entries[index - 1];
          return (
            <Fragment key={entry.id}>
              {(!previous || formatDayName(intl, previous.at, now) !== dayName) && (
                <chakra.h3 textStyle="meta" color="fg.subtle" pt="5" pb="2">
                  {dayName}
                </chakra.h3>
              )}
              <TimelineEntry entry={entry} />
            </Fragment>
          );
        })}
        {page?.pageInfo.hasNextPage && (
          <Button mt="4" onClick={() => void fetchMore({ variables: { after: page.pageInfo.endCursor } })}>
            <FormattedMessage id="timeline.more" />
          </Button>
        )}
      </chakra.div>
    </section>
  );
}
