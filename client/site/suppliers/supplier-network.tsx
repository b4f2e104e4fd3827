import { Box, Button } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { company, supplierMinimums } from '../../../common/business.ts';
import { createPageData } from '../../i18n/page-data.server.ts';
import { Actions } from '../../ui/actions.tsx';
import { ClosingCall } from '../../ui/closing-call.tsx';
import { LazyForm } from '../../ui/form/lazy-form.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { PhotoHero } from '../../ui/photo-hero.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import { contactLinks } from '../../ui/contact-links.tsx';
import { revalidateOnPathChange } from '../../ui/use-query-param.ts';
import type { SiteHandle } from '../shell/shell.tsx';
import { Benefits } from './benefits.tsx';
import { Requirements } from './requirements.tsx';
import { Screening } from './screening.tsx';
import type { Route } from './+types/supplier-network';

const page = {
  name: 'supplier-network',
  path: '/supplier-network',
  picture: 'hero-rebar',
  pictures: ['hero-rebar'],
  catalogues: ['form', 'quote', 'countries', 'steel-products'],
  documents: ['supplier-requirements'] as const,
};
export const loader = ({ params }: Route.LoaderArgs) => createPageData(params.lang, page);
export const shouldRevalidate = revalidateOnPathChange;
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;
export const handle: SiteHandle = { hasTransparentHeader: true, hasOwnQuoteButton: true };

const loadForm = () => import('./supplier-form.tsx');

/** Benefits, screening and requirements for suppliers, and the application form. */
export default function SupplierNetwork() {
  return (
    <>
      <PhotoHero
        picture="hero-rebar"
        title={<FormattedMessage id="supplier-network.heading" />}
        lead={<FormattedMessage id="supplier-network.lead" values={{ suppliers: company.suppliers }} />}
      >
        <Actions
          main={{ to: '#application', label: 'supplier-network.apply' }}
          other={{ to: '#requirements', label: 'supplier-network.review' }}
        />
      </PhotoHero>
      <Benefits />
      <Screening />
      <Requirements />
      <Box
        as="section"
        id="application"
        bg="bg.panel"
        paddingBlock="var(--section)"
        aria-labelledby="apply"
        scrollMarginTop="0"
      >
        <PageContainer>
          <Columns rowGap="40">
            <Box gridColumn={{ base: '1 / -1', lg: '1 / span 4' }}>
              <Box as="h2" id="apply" textStyle="d2">
                <FormattedMessage id="supplier-network.application" />
              </Box>
              <Box as="p" textStyle="lead" color="fg.muted" marginTop="20">
                <FormattedMessage
                  id="supplier-network.application.lead"
                  values={{ tons: supplierMinimums.monthlyTons }}
                />
              </Box>
            </Box>
            <Box gridColumn={{ base: '1 / -1', lg: '6 / -1' }}>
              <LazyForm load={loadForm} minHeight={{ base: '88rem', md: '66rem' }} />
            </Box>
          </Columns>
        </PageContainer>
      </Box>
      <ClosingCall
        picture="hero-port-dusk"
        title={<FormattedMessage id="supplier-network.contact" />}
        lead={<FormattedMessage id="supplier-network.contact.lead" values={contactLinks} />}
      >
        <Button asChild colorPalette="hot" size="lg">
          <PageLink to="/contact?topic=tedarikci-ortakligi#message">
            <FormattedMessage id="supplier-network.contact.write" />
            <ArrowRight aria-hidden />
          </PageLink>
        </Button>
      </ClosingCall>
    </>
  );
}
