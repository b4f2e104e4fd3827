import { homePanelItems } from '../../../common/market/series.ts';
import { createPageData } from '../../i18n/page-data.server.ts';
import { MarketPanels } from '../market/market-panels.tsx';
import { getPageMarket } from '../market/page-market.server.ts';
import type { SiteHandle } from '../shell/shell.tsx';
import { Certificates } from './certificates.tsx';
import { Closing } from './closing.tsx';
import { Counters } from './counters.tsx';
import { Hero } from './hero.tsx';
import { Partners } from './partners.tsx';
import { Presence } from './presence.tsx';
import { Services } from './services.tsx';
import { stages } from './stages.ts';
import { StatsChain } from './stats-chain.tsx';
import { Stories } from './stories.tsx';
import { DemoContent } from '../../ui/demo-content.tsx';
import type { Route } from './+types/home';

const page = {
  name: 'home',
  path: '/',
  picture: 'hero-ladle-pour',
  pictures: stages.map(({ picture }) => picture),
  catalogues: ['market', 'market-series'],
};
export const loader = ({ params, context }: Route.LoaderArgs) => ({
  ...createPageData(params.lang, page),
  market: getPageMarket(context, homePanelItems),
});
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;
export const handle: SiteHandle = { hasTransparentHeader: true };

/** The home page. Messages: messages/<locale>/home.json. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <StatsChain />
      <Services />
      <Counters />
      <Presence />
      <DemoContent>
        <Stories />
      </DemoContent>
      <DemoContent>
        <Certificates />
        <Partners />
      </DemoContent>
      <MarketPanels market={loaderData.market} />
      <Closing />
    </>
  );
}
