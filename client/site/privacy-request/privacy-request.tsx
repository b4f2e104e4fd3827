import { createPageData } from '../../i18n/page-data.server.ts';
import { revalidateOnPathChange } from '../../ui/use-query-param.ts';
import { PrivacyRequestPage } from './privacy-request-page.tsx';
import type { Route } from './+types/privacy-request';

const page = { name: 'privacy-request', path: '/privacy-request', picture: 'hero-mill-exterior', catalogues: ['form'] };
export const loader = ({ params }: Route.LoaderArgs) => createPageData(params.lang, page);
export const shouldRevalidate = revalidateOnPathChange;
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;

/**
 * Form for requests about personal data, and target of the links in mails: `?confirm=<token>` of a request, `?subscribe=<token>` and
 * `?unsubscribe=<token>` of a consent.
 */
export default PrivacyRequestPage;
