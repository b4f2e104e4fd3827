import { Box, Button, chakra, Grid } from '@chakra-ui/react';
import { FileUp, RefreshCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useMarketDeskQuery,
  useMarketUpdatedSubscription,
  useRefreshMarketMutation,
  type MarketSeriesRowFragment,
} from '../../graphql/generated.ts';
import { refetchWhenIdle } from '../../graphql/refetch-when-idle.ts';
import { notify } from '../../ui/toast/notify.ts';
import { useIsAdmin } from '../session/session.ts';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { Screen } from '../kit/screen.tsx';
import { ConnectPrices } from './connect-prices.tsx';
import { MarketChanges } from './market-changes.tsx';
import { PendingJumps } from './pending-jumps.tsx';
import { SeriesSection } from './series-section.tsx';
import { Sources } from './sources.tsx';

const SheetDialog = lazy(() => import('./sheet-dialog.tsx'));

/** The market data of the website, its sources, and the manual changes. Refetches when new values arrive. */
export default function Market() {
  const { data, error, observable } = useMarketDeskQuery({ fetchPolicy: 'cache-and-network' });
  const refresh = () => refetchWhenIdle(observable);
  useMarketUpdatedSubscription({ ignoreResults: true, onData: refresh });
  const canEdit = useIsAdmin();
  const [changesSymbol, setChangesSymbol] = useState<string>();

  return (
    <Screen title="desk.title" actions={<Actions series={data?.marketSeries ?? []} onChanged={refresh} />}>
      {error && !data && <ErrorStrip title="desk.failed" error={error} onRetry={refresh} />}
      {(data || !error) && (
        <Grid css={columns}>
          <Box data-column="main">
            {data && canEdit && <ConnectPrices series={data.marketSeries} onChanged={refresh} />}
            <Sources sources={data?.marketSources} onChanged={refresh} />
            <PendingJumps sources={data?.marketSources} series={data?.marketSeries} onAccepted={refresh} />
            <SeriesSection series={data?.marketSeries} onShowChanges={setChangesSymbol} />
          </Box>
          <Box data-column="side">
            <MarketChanges
              series={data?.marketSeries}
              symbol={changesSymbol}
              onShowAll={() => setChangesSymbol(undefined)}
            />
          </Box>
        </Grid>
      )}
    </Screen>
  );
}

const columns = {
  flex: 1,
  alignContent: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) {sizes.pane}' },
  xl: { alignContent: 'stretch' },
  '& > [data-column=side]': { borderInlineStartWidth: { xl: '1px' }, borderTopWidth: { base: '1px', xl: '0' } },
} as const;

function Actions({ series, onChanged }: { series: readonly MarketSeriesRowFragment[]; onChanged: () => void }) {
  const { formatMessage } = useIntl();
  const [refreshMarket, { loading }] = useRefreshMarketMutation();
  const [isUploading, setIsUploading] = useState(false);
  if (!useIsAdmin()) return null;

  const refresh = () =>
    refreshMarket().then(
      () =>
        notify({
          type: 'success',
          title: formatMessage({ id: 'desk.refresh.asked' }),
          description: formatMessage({ id: 'desk.refresh.text' }),
          topic: 'market',
        }),
      () => notify({ type: 'error', title: formatMessage({ id: 'desk.refresh.failed' }), topic: 'market' }),
    );
  return (
    <>
      <Button disabled={loading} onClick={() => void refresh()}>
        <RefreshCw aria-hidden />
        <chakra.span srOnly={{ base: true, md: false }}>
          <FormattedMessage id="desk.refresh" />
        </chakra.span>
      </Button>
      <Button variant="solid" colorPalette="molten" onClick={() => setIsUploading(true)}>
        <FileUp aria-hidden />
        <chakra.span srOnly={{ base: true, md: false }}>
          <FormattedMessage id="desk.sheet" />
        </chakra.span>
      </Button>
      {isUploading && (
        <Suspense>
          <SheetDialog series={series} onApplied={onChanged} onClose={() => setIsUploading(false)} />
        </Suspense>
      )}
    </>
  );
}
