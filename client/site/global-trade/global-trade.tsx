import { FormattedMessage } from 'react-intl';
import { company } from '../../../common/business.ts';
import { createPageData } from '../../i18n/page-data.server.ts';
import { Actions } from '../../ui/actions.tsx';
import { ClosingCall } from '../../ui/closing-call.tsx';
import { PhotoHero } from '../../ui/photo-hero.tsx';
import { getContactPath, getTradeQuotePath } from '../links.ts';
import type { SiteHandle } from '../shell/shell.tsx';
import { DeliveryTerms } from './delivery-terms.tsx';
import { PortCosts } from './port-costs.tsx';
import { TradeRoute } from './trade-route.tsx';
import type { Route } from './+types/global-trade';

const page = { name: 'global-trade', path: '/global-trade', picture: 'hero-port-dusk', pictures: ['hero-port-dusk'] };
export const loader = ({ params }: Route.LoaderArgs) => createPageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;
export const handle: SiteHandle = { hasTransparentHeader: true };

/** One trade route in detail: map, days, costs and delivery terms. */
export default function GlobalTrade() {
  return (
    <>
      <PhotoHero
        picture="hero-port-dusk"
        title={<FormattedMessage id="global-trade.headline" />}
        lead={<FormattedMessage id="global-trade.lead" />}
      >
        <Actions
          main={{ to: getTradeQuotePath('buyer'), label: 'global-trade.quote' }}
          other={{ to: getContactPath('teslimat-lojistik'), label: 'global-trade.ask' }}
        />
      </PhotoHero>
      <TradeRoute />
      <PortCosts />
      <DeliveryTerms />
      <ClosingCall
        picture="hero-coil-aisle"
        title={<FormattedMessage id="global-trade.closing" />}
        lead={<FormattedMessage id="global-trade.closing.text" values={{ hours: company.replyHours }} />}
      >
        <Actions
          main={{ to: getTradeQuotePath('buyer'), label: 'global-trade.quote' }}
          other={{ to: getContactPath('teslimat-lojistik'), label: 'global-trade.ask' }}
        />
      </ClosingCall>
    </>
  );
}
