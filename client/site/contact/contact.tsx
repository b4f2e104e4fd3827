import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { company } from '../../../common/business.ts';
import { pageData } from '../../i18n/page-data.server.ts';
import { LazyForm } from '../../ui/form/lazy-form.tsx';
import { PhotoHero } from '../../ui/photo-hero.tsx';
import { Columns, Sheet } from '../../ui/sheet.tsx';
import { whenPageChanges } from '../../ui/use-url-choice.ts';
import { closing } from '../shell/quick-quote.tsx';
import type { SiteHandle } from '../shell/shell.tsx';
import { localMap } from './local-map.server.ts';
import { ContactMap } from './map.tsx';
import { Reach } from './reach.tsx';
import type { Route } from './+types/contact';

const page = {
  name: 'contact',
  path: '/contact',
  picture: 'hero-mill-exterior',
  pictures: ['hero-mill-exterior'],
  also: ['form', 'quote', 'contact-topics'],
};
export const loader = ({ params }: Route.LoaderArgs) => ({ ...pageData(params.lang, page), map: localMap() });
export const shouldRevalidate = whenPageChanges;
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];
export const handle: SiteHandle = { overPhotograph: true };

const loadForm = () => import('./contact-form.tsx');

/** How to reach us: the ledger, the form and the map. The floating button, which leads here, makes way. */
export default function Contact({ loaderData }: Route.ComponentProps) {
  return (
    <Box {...closing}>
      <PhotoHero
        low
        picture="hero-mill-exterior"
        title={<FormattedMessage id="contact.heading" />}
        lead={<FormattedMessage id="contact.lead" values={{ hours: company.replyHours }} />}
      />
      <Sheet paddingBlock={{ base: '56', lg: '96' }}>
        <Columns rowGap="56">
          <Box as="section" gridColumn={{ base: '1 / -1', lg: '1 / span 4' }} aria-labelledby="reach">
            <Box as="h2" id="reach" textStyle="h1" marginBottom="28">
              <FormattedMessage id="contact.reach" />
            </Box>
            <Reach />
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
      </Sheet>
      <ContactMap map={loaderData.map} />
    </Box>
  );
}
