import { VisuallyHidden } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { pageData } from '../../i18n/page-data.server.ts';
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
  also: ['quote', 'form'],
};
export const loader = ({ params }: Route.LoaderArgs) => pageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];
export const handle: SiteHandle = { quietQuote: true };

/** Seven services, a screen each. The address names the one in view; each has a call that opens the quick quote for it. */
export default function Products() {
  const { ask, prepare, failed, dialog } = useQuickQuote();

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
          first={index === 0}
          dark={index % 2 === 1}
          onAsk={ask}
          onNear={prepare}
          failed={failed}
        />
      ))}
      <DotNavigation />
      {dialog}
    </>
  );
}
