import { Box, Button, chakra, Grid, Kbd } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useDashboardQuery, type DashboardQuery } from '../../graphql/generated.ts';
import { ActivityFeed } from '../activity/activity-feed.tsx';
import { useRefetchOnActivity } from '../live/live-activity.tsx';
import { MyDay } from '../tasks/my-day.tsx';
import { useCanEdit } from '../session/session.ts';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { useNow } from '../kit/use-now.ts';
import { Screen } from '../kit/screen.tsx';
import { LateOrders } from './late-orders.tsx';
import { LatestCommunications } from './latest-communications.tsx';
import { LatestCompanies } from './latest-companies.tsx';
import { LatestQuotes } from './latest-quotes.tsx';
import { StatCards } from './stat-cards.tsx';

/** The first screen: figures, the tasks of the day and the latest records. Refetches when any user changes a record. */
export default function Dashboard() {
  const { data, error, refetch, observable } = useDashboardQuery({ fetchPolicy: 'cache-and-network' });
  useRefetchOnActivity(observable);

  return (
    <Screen title="dashboard.title" note={<Today />} actions={<NewCompany />}>
      {error && <ErrorStrip title="dashboard.failed" error={error} onRetry={() => void refetch()} />}
      {(data || !error) && <DashboardSections data={data} />}
    </Screen>
  );
}

/** @param props.data undefined while loading */
function DashboardSections({ data }: { data?: DashboardQuery }) {
  return (
    <>
      <StatCards figures={data?.dashboard} />
      <Grid css={columns}>
        <Box data-column="main">
          <MyDay order={1} />
          <LateOrders order={1} />
          <LatestQuotes quotes={getNodes(data?.quoteRequests)} order={2} />
          <LatestCommunications communications={getNodes(data?.communications)} order={4} />
        </Box>
        <Box data-column="side">
          <ActivityFeed order={3} />
          <LatestCompanies companies={getNodes(data?.companies)} order={5} />
        </Box>
      </Grid>
    </>
  );
}

const getNodes = <Node,>(connection?: { edges: { node: Node }[] }) => connection?.edges.map(({ node }) => node);

/** Two columns on wide screens. In a single column the sections are sorted by urgency (`order`). */
const columns = {
  flex: 1,
  alignContent: 'start',
  lg: { gridTemplateColumns: 'minmax(0, 1fr) {sizes.pane}', alignContent: 'stretch' },
  '& > *': { display: { base: 'contents', lg: 'block' } },
  '& > [data-column=side]': { borderInlineStartWidth: '1px' },
  // The border above a section covers the border below the last row of the previous section.
  '& section': { borderTopWidth: { md: '1px' }, mt: '-1px' },
} as const;

function Today() {
  const { formatDate } = useIntl();
  const now = useNow();
  return (
    <chakra.span color="fg.subtle" whiteSpace="nowrap" hideBelow="md">
      {formatDate(now, { day: 'numeric', month: 'long', weekday: 'long' })}
    </chakra.span>
  );
}

function NewCompany() {
  if (!useCanEdit()) return null;
  return (
    <Button asChild variant="solid" colorPalette="molten">
      <Link to="/admin/companies/new">
        <Plus aria-hidden />
        <chakra.span srOnly={{ base: true, md: false }}>
          <FormattedMessage id="dashboard.newCompany" />
        </chakra.span>
        <Kbd variant="plain">C</Kbd>
      </Link>
    </Button>
  );
}
