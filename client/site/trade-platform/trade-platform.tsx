import { Box } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { company, quoteSystem } from '../../../common/business.ts';
import { MARKET_REFRESH_MINUTES, marketSeries } from '../../../common/market/series.ts';
import { createPageData } from '../../i18n/page-data.server.ts';
import { Actions } from '../../ui/actions.tsx';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { ClosingCall } from '../../ui/closing-call.tsx';
import { PhotoHero } from '../../ui/photo-hero.tsx';
import type { SiteHandle } from '../shell/shell.tsx';
import { TradeSteps } from '../trade-steps.tsx';
import { Escrow } from './escrow.tsx';
import { Logistics } from './logistics.tsx';
import { Matching } from './matching.tsx';
import type { Route } from './+types/trade-platform';

const page = {
  name: 'trade-platform',
  path: '/trade-platform',
  picture: 'hero-coil-aisle',
  pictures: ['hero-coil-aisle', 'hero-port-dusk'],
  catalogues: ['simulation'],
};
export const loader = ({ params }: Route.LoaderArgs) => createPageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;
export const handle: SiteHandle = { hasTransparentHeader: true };

const steps = ['registration', 'quote', 'matching', 'negotiation', 'contract', 'delivery'];

/** Message ids: `trade-platform.<list>.<id>.unit` and `trade-platform.<list>.<id>.text`. */
const reachFigures = [
  { id: 'countries', value: company.countries, isAtLeast: true },
  { id: 'suppliers', value: company.suppliers, isAtLeast: true },
  { id: 'tons', value: company.monthlyTons, isAtLeast: true },
  { id: 'success', value: company.onTime, style: 'percent' },
] as const;
const dataFigures = [
  { id: 'tracking', messageId: 'trade-platform.data.tracking.figure' },
  { id: 'sources', value: marketSeries.length },
  { id: 'updates', value: MARKET_REFRESH_MINUTES },
  { id: 'hours', value: quoteSystem.matchingHours },
] as const;

interface Figure {
  id: string;
  value?: number;
  /** Message id of a text that replaces the number. */
  messageId?: string;
  /** Adds a plus sign. */
  isAtLeast?: boolean;
  style?: 'percent';
}

const createKeyFigures = (list: string, figures: readonly Figure[]) =>
  figures.map(({ id, value, messageId, isAtLeast, style }) => ({
    id,
    figure: (
      <>
        {messageId ? (
          <FormattedMessage id={messageId} />
        ) : (
          <FormattedNumber value={value ?? 0} style={style ?? 'decimal'} />
        )}
        {isAtLeast && '+'}
      </>
    ),
    unit: <FormattedMessage id={`trade-platform.${list}.${id}.unit`} />,
    text: <FormattedMessage id={`trade-platform.${list}.${id}.text`} />,
  }));

/** The trade platform: matching of offers and requests, escrow and logistics. */
export default function TradePlatform() {
  return (
    <>
      <PhotoHero
        picture="hero-coil-aisle"
        title={<FormattedMessage id="trade-platform.headline" />}
        lead={<FormattedMessage id="trade-platform.lead" values={{ countries: company.countries }} />}
      >
        <Actions
          main={{ to: '/quote-system?mode=buyer', label: 'trade-platform.buy' }}
          other={{ to: '/quote-system?mode=seller', label: 'trade-platform.sell' }}
        />
      </PhotoHero>
      <KeyFigures figures={createKeyFigures('reach', reachFigures)} />
      <Matching />
      <TradeSteps page="trade-platform" steps={steps} values={{ hours: quoteSystem.matchingHours }} />
      <Escrow />
      <Logistics />
      <Box bg="white">
        <KeyFigures figures={createKeyFigures('data', dataFigures)} />
      </Box>
      <ClosingCall
        picture="hero-hot-slab"
        title={<FormattedMessage id="trade-platform.closing" />}
        lead={<FormattedMessage id="trade-platform.closing.text" values={{ hours: company.replyHours }} />}
      >
        <Actions
          main={{ to: '/quote-system', label: 'trade-platform.closing.quote' }}
          other={{ to: '/contact?topic=ihracat-ithalat', label: 'trade-platform.closing.contact' }}
        />
      </ClosingCall>
    </>
  );
}
