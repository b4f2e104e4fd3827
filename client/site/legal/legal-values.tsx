import { Link } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { contactLinks } from '../../ui/contact-links.tsx';

const { street, district, postalCode, city } = brand.address;

/** Message values of the legal texts: company, contact data and links to the other texts. */
export const legalValues = {
  company: <bdi>{brand.legalName}</bdi>,
  address: (
    <bdi dir="ltr">
      {street}, {district}, {postalCode} {city}
    </bdi>
  ),
  ...contactLinks,
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
