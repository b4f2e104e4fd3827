import { createPageData } from '../../i18n/page-data.server.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import type { Route } from './+types/terms-of-service';

const page = {
  name: 'terms-of-service',
  path: '/terms-of-service',
  picture: 'hero-mill-exterior',
  catalogues: ['legal'],
};
export const loader = ({ params }: Route.LoaderArgs) => createPageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;

const sections: LegalSection[] = [
  { id: 'scope' },
  { id: 'prices' },
  { id: 'duties', points: 4 },
  { id: 'property' },
  { id: 'others' },
  { id: 'liability' },
  { id: 'data' },
  { id: 'law' },
  { id: 'changes' },
];

/** The terms of use of the site. */
export default function TermsOfService() {
  return <LegalPage name="terms-of-service" sections={sections} />;
}
