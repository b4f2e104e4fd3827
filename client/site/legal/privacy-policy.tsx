import { pageData } from '../../i18n/page-data.server.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import type { Route } from './+types/privacy-policy';

const page = { name: 'privacy-policy', path: '/privacy-policy', picture: 'hero-mill-exterior', catalogues: ['legal'] };
export const loader = ({ params }: Route.LoaderArgs) => pageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

const sections: LegalSection[] = [
  { id: 'controller' },
  { id: 'data', points: 4 },
  { id: 'purposes', points: 5 },
  { id: 'transfer', points: 3 },
  { id: 'retention', points: 4 },
  { id: 'rights', points: 9 },
  { id: 'apply' },
  { id: 'security' },
  { id: 'changes' },
];

/** The privacy notice required by the Turkish personal data protection law (KVKK, article 10). */
export default function PrivacyPolicy() {
  return <LegalPage name="privacy-policy" sections={sections} />;
}
