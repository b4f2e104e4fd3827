import { Button, chakra, Flex, Icon } from '@chakra-ui/react';
import { PanelRight } from 'lucide-react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Tab, Tabs } from '../kit/tabs.tsx';

export type OfferView = 'request' | 'offer' | 'preview';

/** From this width on, request, offer and preview stand side by side. */
const WIDE = '80rem';
const wideQuery = `(width >= ${WIDE})`;
const isWide = () => window.matchMedia(wideQuery).matches;

function subscribeToWidth(listener: () => void) {
  const media = window.matchMedia(wideQuery);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

const previewKey = 'offer-preview';

interface Props {
  /** Whether the offer has a request, rather than only a company. */
  hasRequest: boolean;
  view: OfferView;
  onView: (view: OfferView) => void;
  /** Shown in the bar above: whether the draft is saved, or the status of the offer. */
  state: ReactNode;
  /** Shown at the end of the bar. */
  actions?: ReactNode;
  /** Shows the request or the company of the offer. */
  sidePane: ReactNode;
  /** Rendered only while it is on screen, because each version is fetched as a PDF. */
  preview: ReactNode;
  children: ReactNode;
}

/** Request, offer and preview: three columns in a wide window, otherwise tabs. */
export function OfferLayout({ hasRequest, view, onView, state, actions, sidePane, preview, children }: Props) {
  const { formatMessage } = useIntl();
  const requestTitle = hasRequest ? 'offer.ofRequest' : 'offer.ofCompany';
  const isSideBySide = useSyncExternalStore(subscribeToWidth, isWide, () => false);
  const [hasPreview, setHasPreview] = useState(() => localStorage.getItem(previewKey) !== 'off');
  const togglePreview = () => {
    localStorage.setItem(previewKey, hasPreview ? 'off' : 'on');
    setHasPreview(!hasPreview);
  };
  const tab = (name: OfferView, label: string) => (
    <Tab pressed={view === name} onPress={() => onView(name)} label={label} />
  );
  const showsPreview = isSideBySide ? hasPreview : view === 'preview';
  return (
    <>
      <Bar>
        {!isSideBySide && (
          <Tabs label="offer.views" h={{ base: '11', md: '10' }} flex={{ base: '1 0 100%', md: '0 0 auto' }}>
            {tab('offer', 'offer.view.offer')}
            {tab('request', requestTitle)}
            {tab('preview', 'offer.previewTitle')}
          </Tabs>
        )}
        <Flex flex="1" minW={{ base: 'max-content', md: '0' }} maxW="full">
          {state}
        </Flex>
        {actions}
        {isSideBySide && (
          <Button variant="ghost" aria-pressed={hasPreview} onClick={togglePreview}>
            <Icon as={PanelRight} aria-hidden />
            <FormattedMessage id="offer.previewTitle" />
          </Button>
        )}
      </Bar>
      <Columns data-view={view} data-preview={showsPreview || undefined}>
        <chakra.aside data-pane="request" aria-label={formatMessage({ id: requestTitle })}>
          {sidePane}
        </chakra.aside>
        <chakra.div data-pane="offer">{children}</chakra.div>
        {showsPreview && (
          <chakra.aside data-pane="preview" aria-label={formatMessage({ id: 'offer.previewTitle' })}>
            {preview}
          </chakra.aside>
        )}
      </Columns>
    </>
  );
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    top: { base: '13', md: '12' },
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    px: { base: '4', md: '5' },
    minH: '10',
    bg: 'bg',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
});

const Columns = chakra('div', {
  base: {
    flex: 1,
    minH: '0',
    '& > [data-pane=offer]': { minW: '0', px: { base: '4', md: '5' }, py: '4' },
    [`@media (width < ${WIDE})`]: {
      '& > [data-pane]': { display: 'none' },
      '&[data-view=request] > [data-pane=request], &[data-view=offer] > [data-pane=offer]': { display: 'block' },
      '&[data-view=preview] > [data-pane=preview]': { display: 'block', height: 'calc(100dvh - 12rem)' },
    },
    [`@media (width >= ${WIDE})`]: {
      display: 'grid',
      gridTemplateColumns: '16rem minmax(0, 1fr)',
      '&[data-preview]': { gridTemplateColumns: '16rem minmax(0, 1fr) clamp(20rem, 25vw, 34rem)' },
      '& > [data-pane]': { height: 'calc(100dvh - 5.5rem)', overflowY: 'auto' },
      '& > [data-pane=request]': { borderInlineEndWidth: '1px' },
      '& > [data-pane=preview]': { borderInlineStartWidth: '1px', bg: 'bg.subtle' },
    },
  },
});
