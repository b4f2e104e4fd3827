import { Link } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { consentLifetime, knownDeviceLifetime, retention, sessionLifetime } from '../../../common/retention.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { contactLinks } from '../../ui/contact-links.tsx';

const { street, district, postalCode, city } = brand.address;
export const address = (
  <bdi dir="ltr">
    {street}, {district}, {postalCode} {city}
  </bdi>
);

const createPeriod = (value: number, unit: 'year' | 'day' | 'hour') => (
  <FormattedNumber key={unit} style="unit" unit={unit} unitDisplay="long" value={value} />
);
/** The retention periods by name, for example "3 years". */
const periods = Object.fromEntries(
  Object.entries(retention).map(([name, period]) => [
    name,
    'years' in period ? createPeriod(period.years, 'year') : createPeriod(period.days, 'day'),
  ]),
);
/** How long a browser keeps what the cookie policy lists. */
export const browserPeriods = {
  consent: createPeriod(consentLifetime.years, 'year'),
  device: createPeriod(knownDeviceLifetime.years, 'year'),
  profile: createPeriod(sessionLifetime.profileHours, 'hour'),
  idle: createPeriod(sessionLifetime.idleHours, 'hour'),
  maximum: createPeriod(sessionLifetime.maximumDays, 'day'),
};

/** Message values of the legal texts: company, contact data, retention periods and links to the other texts. */
export const legalValues = {
  ...periods,
  ...browserPeriods,
  kep: (
    <bdi lang="tr" dir="ltr">
      {brand.registration.kep}
    </bdi>
  ),
  verbis: <bdi dir="ltr">{brand.registration.verbis}</bdi>,
  representative: (
    <bdi lang="en" dir="ltr">
      {brand.registration.euRepresentative}
    </bdi>
  ),
  imprint: (
    <Link asChild>
      <PageLink to="/imprint">
        <FormattedMessage id="legal.imprint" />
      </PageLink>
    </Link>
  ),
  company: <bdi>{brand.legalName}</bdi>,
  address,
  ...contactLinks,
  privacy: (
    <Link asChild>
      <PageLink to="/privacy-policy">
        <FormattedMessage id="legal.privacy" />
      </PageLink>
    </Link>
  ),
  dataPage: (
    <Link asChild>
      <PageLink to="/privacy-request">
        <FormattedMessage id="legal.data-page" />
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
