import { FormattedMessage, FormattedNumber } from 'react-intl';
import { company, intermediary } from '../../../common/business.ts';
import { createPageData } from '../../i18n/page-data.server.ts';
import { Actions } from '../../ui/actions.tsx';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { ClosingCall } from '../../ui/closing-call.tsx';
import { PhotoHero } from '../../ui/photo-hero.tsx';
import { revalidateOnPathChange } from '../../ui/use-query-param.ts';
import { getPageRates } from '../market/page-market.server.ts';
import type { SiteHandle } from '../shell/shell.tsx';
import { TradeSteps } from '../trade-steps.tsx';
import { Services } from './services.tsx';
import { SimulationSection } from './simulation/simulation-section.tsx';
import { Stories, storyPictures } from './stories.tsx';
import { DemoContent } from '../../ui/demo-content.tsx';
import type { Route } from './+types/trade-intermediary';

const page = {
  name: 'trade-intermediary',
  path: '/trade-intermediary',
  picture: 'hero-port-dusk',
  pictures: ['hero-port-dusk', ...Object.values(storyPictures)],
  catalogues: ['simulation'],
};
export const loader = ({ params, context }: Route.LoaderArgs) => ({
  ...createPageData(params.lang, page),
  rates: getPageRates(context),
});
export const shouldRevalidate = revalidateOnPathChange;
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;
export const handle: SiteHandle = { hasTransparentHeader: true };

const steps = ['needs', 'counterparty', 'negotiation', 'contract', 'logistics', 'payment'];

/** Message ids: `trade-intermediary.trust.<id>.unit` and `trade-intermediary.trust.<id>.text`. */
const trust = [
  {
    id: 'countries',
    figure: (
      <>
        <FormattedNumber value={company.countries} />+
      </>
    ),
  },
  { id: 'contracts', figure: <FormattedNumber value={intermediary.underContract} style="percent" /> },
  { id: 'icc', figure: 'ICC' },
  {
    id: 'fee',
    figure: <FormattedNumber value={intermediary.brokerage} style="percent" minimumFractionDigits={1} />,
  },
];

/** The intermediary service between buyers and sellers: services, steps, fees and a simulation of a trade. */
export default function TradeIntermediary({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PhotoHero
        picture="hero-port-dusk"
        title={<FormattedMessage id="trade-intermediary.headline" />}
        lead={<FormattedMessage id="trade-intermediary.lead" />}
      >
        <Actions
          main={{ to: '/contact?topic=ihracat-ithalat', label: 'trade-intermediary.request' }}
          other={{ to: '#simulation', label: 'trade-intermediary.simulate' }}
        />
      </PhotoHero>
      <KeyFigures
        figures={trust.map(({ id, figure }) => ({
          id,
          figure,
          unit: <FormattedMessage id={`trade-intermediary.trust.${id}.unit`} />,
          text: <FormattedMessage id={`trade-intermediary.trust.${id}.text`} />,
        }))}
      />
      <Services />
      <TradeSteps page="trade-intermediary" steps={steps} values={{ hours: company.replyHours }} />
      <SimulationSection rates={loaderData.rates} />
      <DemoContent>
        <Stories />
      </DemoContent>
      <ClosingCall
        picture="hero-mill-exterior"
        title={<FormattedMessage id="trade-intermediary.closing" />}
        lead={<FormattedMessage id="trade-intermediary.closing.text" values={{ hours: company.replyHours }} />}
      >
        <Actions
          main={{ to: '/contact?topic=genel-bilgi', label: 'trade-intermediary.closing.consult' }}
          other={{ to: '/quote-system', label: 'trade-intermediary.closing.quote' }}
        />
      </ClosingCall>
    </>
  );
}
