import { pageData } from '../../i18n/page-data.server.ts';
import { ConsentChoices } from './consent-choices.tsx';
import { NecessaryStorage } from './necessary-storage.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import type { Route } from './+types/cookies-policy';

const page = { name: 'cookies-policy', path: '/cookies-policy', picture: 'hero-mill-exterior', also: ['legal'] };
export const loader = ({ params }: Route.LoaderArgs) => pageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

const sections: LegalSection[] = [
  { id: 'what' },
  { id: 'choices', children: <ConsentChoices /> },
  { id: 'necessary', children: <NecessaryStorage /> },
  { id: 'analytics' },
  { id: 'marketing' },
  { id: 'others' },
  { id: 'control' },
  { id: 'contact' },
];

/** What the site leaves in a browser: it has to be told here whenever that changes. */
export default function CookiesPolicy() {
  return <LegalPage name="cookies-policy" sections={sections} />;
}
