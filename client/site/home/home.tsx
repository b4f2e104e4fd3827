import { pageData } from '../../i18n/page-data.server.ts';
import type { SiteHandle } from '../shell/shell.tsx';
import { Hero } from './hero.tsx';
import { stages } from './stages.ts';
import { StatsChain } from './stats-chain.tsx';
import type { Route } from './+types/home';

const page = { name: 'home', path: '/', picture: 'hero-ladle-pour', pictures: stages.map(({ picture }) => picture) };
export const loader = ({ params }: Route.LoaderArgs) => pageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];
export const handle: SiteHandle = { overPhotograph: true };

export default function Home() {
  return (
    <>
      <Hero />
      <StatsChain />
    </>
  );
}
