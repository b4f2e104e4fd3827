import { Link } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { waysToUs } from '../../ui/ways-to-us.tsx';

const { street, district, postalCode, city } = brand.address;

/** What every legal text may name: who we are, how to reach us, and its sister texts. */
export const legalValues = {
  company: <bdi>{brand.legalName}</bdi>,
  address: (
    <bdi dir="ltr">
      {street}, {district}, {postalCode} {city}
    </bdi>
  ),
  ...waysToUs,
  privacy: (
    <Link asChild>
      <PageLink to="/privacy-policy">
        <FormattedMessage id="legal.privacy" />
      </PageLink>
    </Link>
  ),
  cookies: (
    <Link asChild>
      <PageLink to="/cookies-policy">
        <FormattedMessage id="legal.cookies" />
      </PageLink>
    </Link>
  ),
};
