import { Button, chakra, Grid } from '@chakra-ui/react';
import { FileUp, Link2, Pencil } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MarketSeriesRowFragment } from '../../graphql/generated.ts';
import { Section } from '../kit/section.tsx';
import { useIsSuperAdmin } from '../session/session.ts';

const FeedDialog = lazy(() => import('./feed-dialog.tsx'));
const PriceDialog = lazy(() => import('./price-dialog.tsx'));
const SheetDialog = lazy(() => import('./sheet-dialog.tsx'));

/** The product that the price dialog opens with. */
const FIRST_SYMBOL = 'REBAR';

/** Ways to replace the example data: a sheet, a price entered by hand, or a feed. Shown while every series is an example. */
export function ConnectPrices({
  series,
  onChanged,
}: {
  series: readonly MarketSeriesRowFragment[];
  onChanged: () => void;
}) {
  const isSuperAdmin = useIsSuperAdmin();
  const [dialog, setDialog] = useState<'sheet' | 'price' | 'feed'>();
  const close = () => setDialog(undefined);
  const firstSeries = series.find(({ symbol }) => symbol === FIRST_SYMBOL);
  if (!firstSeries || series.some(({ kind }) => kind !== 'EXAMPLE')) return null;
  return (
    <Section title="desk.connect">
      <chakra.p color="fg.muted" px={{ base: '4', md: '5' }} pt="3">
        <FormattedMessage id="desk.connect.lead" />
      </chakra.p>
      <Grid gap="3" p={{ base: '4', md: '5' }} gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}>
        <ConnectMethod icon={<FileUp aria-hidden />} id="sheet" onSelect={() => setDialog('sheet')} />
        <ConnectMethod icon={<Pencil aria-hidden />} id="price" onSelect={() => setDialog('price')} />
        {isSuperAdmin && <ConnectMethod icon={<Link2 aria-hidden />} id="feed" onSelect={() => setDialog('feed')} />}
      </Grid>
      <Suspense>
        {dialog === 'sheet' && <SheetDialog series={series} onApplied={onChanged} onClose={close} />}
        {dialog === 'price' && <PriceDialog series={firstSeries} onClose={close} />}
        {dialog === 'feed' && <FeedDialog onConnected={onChanged} onClose={close} />}
      </Suspense>
    </Section>
  );
}

/** The button of one method, with an explanation below it. */
const ConnectMethod = ({
  icon,
  id,
  onSelect,
}: {
  icon: ReactNode;
  id: 'sheet' | 'price' | 'feed';
  onSelect: () => void;
}) => (
  <chakra.div
    borderWidth="1px"
    borderRadius="md"
    p="4"
    display="flex"
    flexDirection="column"
    alignItems="start"
    gap="2.5"
  >
    <Button size="md" onClick={onSelect}>
      {icon}
      <FormattedMessage id={`desk.connect.${id}`} />
    </Button>
    <chakra.p color="fg.muted" textStyle="meta">
      <FormattedMessage id={`desk.connect.${id}.text`} />
    </chakra.p>
  </chakra.div>
);
