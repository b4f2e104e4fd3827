import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { company } from '../../../common/business.ts';
import { createPageData } from '../../i18n/page-data.server.ts';
import { LazyForm } from '../../ui/form/lazy-form.tsx';
import { PhotoHero } from '../../ui/photo-hero.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import { revalidateOnPathChange } from '../../ui/use-query-param.ts';
import { hideQuoteButtonProps } from '../shell/floating-quote-button.tsx';
import type { SiteHandle } from '../shell/shell.tsx';
import { getLocalMap } from './local-map.server.ts';
import { ContactMap } from './contact-map.tsx';
import { ContactDetails } from './contact-details.tsx';
import type { Route } from './+types/contact';

const page = {
  name: 'contact',
  path: '/contact',
  picture: 'hero-mill-exterior',
  pictures: ['hero-mill-exterior'],
  catalogues: ['form', 'quote', 'contact-topics'],
};
export const loader = ({ params }: Route.LoaderArgs) => ({ ...createPageData(params.lang, page), map: getLocalMap() });
export const shouldRevalidate = revalidateOnPathChange;
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;
export const handle: SiteHandle = { hasTransparentHeader: true };

const loadForm = () => import('./contact-form.tsx');

/** Contact details, contact form and map. The floating quote button, which links to this page, is hidden. */
export default function Contact({ loaderData }: Route.ComponentProps) {
  return (
    <Box {...hideQuoteButtonProps}>
      <PhotoHero
        low
        picture="hero-mill-exterior"
        title={<FormattedMessage id="contact.heading" />}
        lead={<FormattedMessage id="contact.lead" values={{ hours: company.replyHours }} />}
      />
      <PageContainer paddingBlock={{ base: '56', lg: '96' }}>
        <Columns rowGap="56">
          <Box as="section" gridColumn={{ base: '1 / -1', lg: '1 / span 4' }} aria-labelledby="reach">
            <Box as="h2" id="reach" textStyle="h1" marginBottom="28">
              <FormattedMessage id="contact.reach" />
            </Box>
            <ContactDetails />
          </Box>
          <Box
            as="section"
            id="message"
            scrollMarginTop="24"
            gridColumn={{ base: '1 / -1', lg: '6 / -1' }}
            aria-labelledby="write"
          >
            <Box as="h2" id="write" textStyle="h1" marginBottom="28">
              <FormattedMessage id="contact.write" />
            </Box>
            <LazyForm load={loadForm} minHeight={{ base: '72rem', md: '58rem' }} />
          </Box>
        </Columns>
      </PageContainer>
      <ContactMap map={loaderData.map} />
    </Box>
  );
}
