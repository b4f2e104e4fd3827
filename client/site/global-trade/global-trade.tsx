import { Button } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { company } from '../../../common/business.ts';
import { pageData } from '../../i18n/page-data.server.ts';
import { ClosingCall } from '../../ui/closing-call.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { PhotoHero } from '../../ui/photo-hero.tsx';
import { contactAbout, tradeQuote } from '../links.ts';
import type { SiteHandle } from '../shell/shell.tsx';
import { DeliveryTerms } from './delivery-terms.tsx';
import { PortCosts } from './port-costs.tsx';
import { Route as TradeRoute } from './route.tsx';
import type { Route } from './+types/global-trade';

const page = { name: 'global-trade', path: '/global-trade', picture: 'hero-port-dusk', pictures: ['hero-port-dusk'] };
export const loader = ({ params }: Route.LoaderArgs) => pageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];
export const handle: SiteHandle = { overPhotograph: true };

/** One lane told whole: its way, days and costs, and on which terms it is offered. */
export default function GlobalTrade() {
  return (
    <>
      <PhotoHero
        picture="hero-port-dusk"
        title={<FormattedMessage id="global-trade.headline" />}
        lead={<FormattedMessage id="global-trade.lead" />}
      >
        <Button asChild colorPalette="hot" size="lg">
          <PageLink to={tradeQuote('buyer')}>
            <FormattedMessage id="global-trade.quote" />
            <ArrowRight aria-hidden />
          </PageLink>
        </Button>
        <Button asChild variant="outline" size="lg">
          <PageLink to={contactAbout('teslimat-lojistik')}>
            <FormattedMessage id="global-trade.ask" />
          </PageLink>
        </Button>
      </PhotoHero>
      <TradeRoute />
      <PortCosts />
      <DeliveryTerms />
      <ClosingCall
        picture="hero-coil-aisle"
        title={<FormattedMessage id="global-trade.closing" />}
        lead={<FormattedMessage id="global-trade.closing.text" values={{ hours: company.replyHours }} />}
      >
        <Button asChild colorPalette="hot" size="lg">
          <PageLink to={tradeQuote('buyer')}>
            <FormattedMessage id="global-trade.quote" />
            <ArrowRight aria-hidden />
          </PageLink>
        </Button>
        <Button asChild variant="outline" size="lg">
          <PageLink to={contactAbout('teslimat-lojistik')}>
            <FormattedMessage id="global-trade.ask" />
          </PageLink>
        </Button>
      </ClosingCall>
    </>
  );
}
