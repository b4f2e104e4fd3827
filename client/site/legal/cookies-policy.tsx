import { createPageData } from '../../i18n/page-data.server.ts';
import { ConsentChoices } from './consent-choices.tsx';
import { NecessaryStorage } from './necessary-storage.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import type { Route } from './+types/cookies-policy';

const page = { name: 'cookies-policy', path: '/cookies-policy', picture: 'hero-mill-exterior', catalogues: ['legal'] };
export const loader = ({ params }: Route.LoaderArgs) => createPageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;

const sections: LegalSection[] = [
  { id: 'what' },
  { id: 'choices', when: 'measured', children: <ConsentChoices /> },
  { id: 'necessary', children: <NecessaryStorage /> },
  { id: 'analytics', when: 'measured' },
  { id: 'no-analytics', when: 'not-measured' },
  { id: 'marketing' },
  { id: 'others' },
  { id: 'control' },
  { id: 'contact' },
];

/** The cookie policy. Update it whenever the site stores something else in the browser. */
export default function CookiesPolicy() {
  return <LegalPage name="cookies-policy" sections={sections} />;
}
