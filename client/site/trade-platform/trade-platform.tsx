import { Box } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { company, quoteSystem, tradePlatform } from '../../../common/business.ts';
import { pageData } from '../../i18n/page-data.server.ts';
import { Actions } from '../../ui/actions.tsx';
import { Chain } from '../../ui/chain.tsx';
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
  also: ['simulation'],
};
export const loader = ({ params }: Route.LoaderArgs) => pageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];
export const handle: SiteHandle = { overPhotograph: true };

const steps = ['registration', 'quote', 'matching', 'negotiation', 'contract', 'delivery'];

/** Words: `trade-platform.<list>.<id>.unit` and `.text`. */
const reach = [
  { id: 'countries', value: company.countries, more: true },
  { id: 'suppliers', value: company.suppliers, more: true },
  { id: 'tons', value: company.monthlyTons, more: true },
  { id: 'success', value: company.success, style: 'percent' },
] as const;
const data = [
  { id: 'tracking', words: 'trade-platform.data.tracking.figure' },
  { id: 'sources', value: tradePlatform.dataSources, more: true },
  { id: 'updates', value: tradePlatform.updateMinutes },
  { id: 'hours', value: quoteSystem.matchingHours },
] as const;

interface Entry {
  id: string;
  value?: number;
  /** Message id, in place of a number. */
  words?: string;
  more?: boolean;
  style?: 'percent';
}

const links = (list: string, entries: readonly Entry[]) =>
  entries.map(({ id, value, words, more, style }) => ({
    id,
    figure: (
      <>
        {words ? <FormattedMessage id={words} /> : <FormattedNumber value={value ?? 0} style={style ?? 'decimal'} />}
        {more && '+'}
      </>
    ),
    unit: <FormattedMessage id={`trade-platform.${list}.${id}.unit`} />,
    text: <FormattedMessage id={`trade-platform.${list}.${id}.text`} />,
  }));

/** Where offers and requests for steel meet, and what keeps both sides safe until the cargo is there. */
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
      <Chain links={links('reach', reach)} />
      <Matching />
      <TradeSteps page="trade-platform" steps={steps} values={{ hours: quoteSystem.matchingHours }} />
      <Escrow />
      <Logistics />
      <Box bg="white">
        <Chain links={links('data', data)} />
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
