import { VisuallyHidden } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { createPageData } from '../../i18n/page-data.server.ts';
import { useQuickQuote } from '../quote/use-quick-quote.tsx';
import type { SiteHandle } from '../shell/shell.tsx';
import { DotNavigation } from './dot-navigation.tsx';
import { Section } from './section.tsx';
import { sections } from './sections.ts';
import type { Route } from './+types/products';

const page = {
  name: 'products',
  path: '/products',
  picture: 'services-turnkey-mill',
  pictures: sections.map(({ picture }) => picture),
  catalogues: ['quote', 'form'],
};
export const loader = ({ params }: Route.LoaderArgs) => createPageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;
export const handle: SiteHandle = { hasOwnQuoteButton: true };

/** Seven services, one screen-high section each. The URL hash follows the visible section, and each has a quick-quote button. */
export default function Products() {
  const quickQuote = useQuickQuote();

  return (
    <>
      <VisuallyHidden asChild>
        <h1>
          <FormattedMessage id="products.title" />
        </h1>
      </VisuallyHidden>
      {sections.map((section, index) => (
        <Section
          key={section.id}
          {...section}
          isFirst={index === 0}
          isDark={index % 2 === 1}
          onQuote={quickQuote.open}
          onPreload={quickQuote.preload}
          failedProductType={quickQuote.failedProductType}
        />
      ))}
      <DotNavigation />
      {quickQuote.dialog}
    </>
  );
}
