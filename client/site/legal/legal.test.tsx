import { screen } from '@testing-library/react';
import { brand } from '../../../common/brand.ts';
import { languages, locales } from '../../../common/locales.ts';
import { retention } from '../../../common/retention.ts';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import Imprint from './imprint.tsx';
import PrivacyPolicy from './privacy-policy.tsx';
import TermsOfService from './terms-of-service.tsx';

jest.mock('../../i18n/page-data.server.ts', () => ({ createPageData: () => ({}) }));

test.each(locales)('the privacy notice in %s states every retention period', (locale) => {
  renderOnSite(<PrivacyPolicy />, locale);
  const text = document.querySelector('#retention')?.textContent;
  for (const period of Object.values(retention)) {
    const [unit, value] = 'years' in period ? ['year', period.years] : ['day', period.days];
    const format = new Intl.NumberFormat(languages[locale].tag, { style: 'unit', unit, unitDisplay: 'long' });
    expect(text).toContain(format.format(value));
  }
});

test.each(locales)(
  'the privacy notice in %s names KVKK and GDPR with their legal grounds, the representative, and the rights under both',
  (locale) => {
    renderOnSite(<PrivacyPolicy />, locale);
    expect(document.querySelector('#controller')).toHaveTextContent(brand.registration.euRepresentative);
    expect(document.querySelector('#purposes')?.textContent).toMatch(/KVKK[\s\S]*5\/2-c[\s\S]*(GDPR|RGPD)[\s\S]*6/);
    expect(document.querySelectorAll('#rights li')).toHaveLength(11);
    expect(document.querySelector('#messages')).toHaveTextContent('İYS');
    expect(document.querySelector('#transfer')?.textContent).toMatch(/46[\s\S]*9\/6/);
    expect(document.querySelectorAll('#retention li')).toHaveLength(Object.keys(retention).length);
  },
);

test.each(locales)('the imprint in %s lists all details of the company', (locale) => {
  renderOnSite(<Imprint />, locale);
  for (const detail of Object.values(brand.registration))
    expect(document.body).toHaveTextContent(detail.replaceAll(/\s+/g, ' '));
  expect(screen.getByText(brand.email, { selector: 'dd *' })).toBeInTheDocument();
});

test('the courts of İzmir have jurisdiction between merchants only', () => {
  renderOnSite(<TermsOfService />, 'en');
  expect(document.querySelector('#law')).toHaveTextContent('Where both parties are merchants or public bodies');
});
