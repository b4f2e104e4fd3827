import { createPageData } from '../../i18n/page-data.server.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import type { Route } from './+types/privacy-policy';

const page = { name: 'privacy-policy', path: '/privacy-policy', picture: 'hero-mill-exterior', catalogues: ['legal'] };
export const loader = ({ params }: Route.LoaderArgs) => createPageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;

const sections: LegalSection[] = [
  { id: 'controller' },
  { id: 'data', points: 7 },
  { id: 'purposes', points: 7 },
  { id: 'messages' },
  { id: 'transfer', points: 6 },
  { id: 'retention', points: 10 },
  { id: 'rights', points: 11 },
  { id: 'apply' },
  { id: 'security' },
  { id: 'changes' },
];

/** The privacy notice required by the Turkish KVKK (Article 10) and the EU's GDPR (Articles 13 and 14). */
export default function PrivacyPolicy() {
  return <LegalPage name="privacy-policy" sections={sections} />;
}
