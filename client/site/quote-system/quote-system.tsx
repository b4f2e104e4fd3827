import { FormattedMessage, FormattedNumber } from 'react-intl';
import { company, intermediary, quoteSystem } from '../../../common/business.ts';
import { createPageData } from '../../i18n/page-data.server.ts';
import { Actions } from '../../ui/actions.tsx';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { ClosingCall } from '../../ui/closing-call.tsx';
import { PhotoHero } from '../../ui/photo-hero.tsx';
import { revalidateOnPathChange } from '../../ui/use-query-param.ts';
import { getContactPath, getTradeQuotePath } from '../links.ts';
import type { SiteHandle } from '../shell/shell.tsx';
import { FormSection } from './form-section.tsx';
import { RequestTips } from './request-tips.tsx';
import { Process } from './process.tsx';
import { Questions } from './questions.tsx';
import type { Route } from './+types/quote-system';

const questions = ['cost', 'visibility', 'binding', 'other'].map((id) => ({
  id: `quote-system.faq.${id}`,
  values: { brokerage: intermediary.brokerage, hours: company.replyHours },
}));

const page = {
  name: 'quote-system',
  path: '/quote-system',
  picture: 'hero-port-dusk',
  pictures: ['hero-port-dusk'],
  catalogues: ['quote', 'form'],
  questions,
};
export const loader = ({ params }: Route.LoaderArgs) => createPageData(params.lang, page);
export const shouldRevalidate = revalidateOnPathChange;
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;
export const handle: SiteHandle = { hasTransparentHeader: true, hasOwnQuoteButton: true };

/** Message ids: `quote-system.claim.<id>.unit` and `quote-system.claim.<id>.text`. */
const claims = [
  { id: 'matching', figure: <FormattedNumber value={quoteSystem.matchingHours} /> },
  { id: 'sales', figure: <FormattedNumber value={quoteSystem.salesIncrease} style="percent" /> },
  {
    id: 'countries',
    figure: (
      <>
        <FormattedNumber value={company.countries} />+
      </>
    ),
  },
  {
    id: 'suppliers',
    figure: (
      <>
        <FormattedNumber value={company.suppliers} />+
      </>
    ),
  },
];

/** Purchase requests and sales offers, which the trading desk matches. */
export default function QuoteSystem() {
  return (
    <>
      <PhotoHero
        picture="hero-port-dusk"
        title={<FormattedMessage id="quote-system.heading" />}
        lead={<FormattedMessage id="quote-system.lead" values={{ hours: quoteSystem.matchingHours }} />}
      >
        <Actions
          main={{ to: getTradeQuotePath('buyer'), label: 'quote-system.buy' }}
          other={{ to: getTradeQuotePath('seller'), label: 'quote-system.sell' }}
        />
      </PhotoHero>
      <KeyFigures
        figures={claims.map(({ id, figure }) => ({
          id,
          figure,
          unit: <FormattedMessage id={`quote-system.claim.${id}.unit`} />,
          text: <FormattedMessage id={`quote-system.claim.${id}.text`} />,
        }))}
      />
      <FormSection />
      <Process />
      <RequestTips />
      <Questions questions={questions} />
      <ClosingCall
        picture="product-billets"
        title={<FormattedMessage id="quote-system.closing" />}
        lead={<FormattedMessage id="quote-system.closing.text" values={{ hours: company.replyHours }} />}
      >
        <Actions
          main={{ to: '/supplier-network#application', label: 'quote-system.closing.supplier' }}
          other={{ to: getContactPath('satın-alma'), label: 'quote-system.closing.contact' }}
        />
      </ClosingCall>
    </>
  );
}
