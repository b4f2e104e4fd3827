import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { createPageData } from '../../i18n/page-data.server.ts';
import { contactLinks } from '../../ui/contact-links.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { address } from './legal-values.tsx';
import type { Route } from './+types/imprint';

const page = { name: 'imprint', path: '/imprint', picture: 'hero-mill-exterior', catalogues: ['legal'] };
export const loader = ({ params }: Route.LoaderArgs) => createPageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;

const { mersis, tradeRegister, tax, chamber, management, kep, verbis } = brand.registration;
const details = {
  legalName: brand.legalName,
  seat: address,
  mersis,
  tradeRegister,
  tax,
  chamber,
  management,
  kep,
  verbis,
  ...contactLinks,
};

const sections: LegalSection[] = [
  { id: 'company', children: <Details /> },
  { id: 'representative' },
  { id: 'content' },
  { id: 'messages' },
];

/** The details that Turkish law asks of the publisher of a site (Law 6563, Article 3; Law 5651, Article 3). */
export default function Imprint() {
  return <LegalPage name="imprint" sections={sections} />;
}

function Details() {
  return (
    <Box as="dl" marginTop="24" borderBottomWidth="1px" borderColor="border">
      {Object.entries(details).map(([id, value]) => (
        <Box
          key={id}
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: '13rem 1fr' }}
          columnGap="24"
          rowGap="4"
          paddingBlock="12"
          borderTopWidth="1px"
          borderColor="border"
        >
          <Box as="dt" color="fg.muted">
            <FormattedMessage id={`imprint.${id}`} />
          </Box>
          <Box as="dd" css={{ '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } }}>
            {typeof value === 'string' ? (
              <bdi lang="tr" dir="ltr">
                {value}
              </bdi>
            ) : (
              value
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
