import { Box } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { company } from '../../../../common/business.ts';
import { defaultLocale, localeOf } from '../../../../common/locales.ts';
import { notFound, pageData } from '../../../i18n/page-data.server.ts';
import { ClosingCall } from '../../../ui/closing-call.tsx';
import { PaperLink } from '../../../ui/paper-link.tsx';
import { Photograph } from '../../../ui/photograph.tsx';
import { QuoteCall } from '../../quote/quote-call.tsx';
import { useQuickQuote } from '../../quote/use-quick-quote.tsx';
import { WriteToUs } from '../../quote/write-to-us.tsx';
import { categoryPath, pictureOf } from '../categories.ts';
import { Applications } from './applications.tsx';
import { products } from './catalogue.ts';
import { detailCatalogues, overview } from './detail.ts';
import { FeatureLedger } from './feature-ledger.tsx';
import { ProductSpecification } from './product-specification.tsx';
import { ProductTop } from './product-top.tsx';
import { SimilarProducts } from './similar-products.tsx';
import type { Route } from './+types/product';

/** @throws 404 for a category that is not in the catalogue */
export function loader({ params: { lang, category } }: Route.LoaderArgs) {
  const product = products.find(({ id }) => id === category);
  if (!product) throw notFound(localeOf(lang) ?? defaultLocale);
  const { id, similar } = product;
  const page = pageData(lang, {
    name: id,
    path: categoryPath(id),
    picture: pictureOf(id),
    pictures: [id, ...similar].map(pictureOf),
    also: detailCatalogues,
    parents: [overview],
    papers: ['catalogue'],
  });
  return { ...page, product };
}
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

/** One category of the catalogue: what it is for, its standards, features and applications. */
export default function ProductPage({ loaderData: { product } }: Route.ComponentProps) {
  const { id, specification, applications, similar } = product;
  const { formatMessage } = useIntl();
  const offer = useQuickQuote();
  const picture = pictureOf(id);
  const wish = { productType: id, productTitle: formatMessage({ id: `${id}.title` }), picture };

  return (
    <>
      <ProductTop
        title={`${id}.title`}
        pictures={
          <Box position="relative" aspectRatio="16 / 9" bg="graphite.800">
            <Photograph
              name={picture}
              sizes="(min-width: 1181px) 867px, 100vw"
              alt={formatMessage({ id: `media.${picture}` })}
              priority
            />
          </Box>
        }
      >
        <Box as="p" textStyle="lead" marginBottom="28">
          <FormattedMessage id={`${id}.intro`} />
        </Box>
        <QuoteCall label="equipment.ask" colorPalette="hot" marginTop="auto" offer={offer} wish={wish} />
        <PaperLink paper="catalogue" marginTop="12" />
      </ProductTop>
      <ProductSpecification rows={specification} />
      <FeatureLedger of={id} />
      <Applications of={id} count={applications} />
      <SimilarProducts ids={similar} />
      <ClosingCall
        picture="services-maintenance"
        title={<FormattedMessage id="equipment-detail.closing" />}
        lead={<FormattedMessage id="equipment-detail.closing.text" values={{ hours: company.replyHours }} />}
      >
        <QuoteCall label="equipment.ask" colorPalette="hot" size="lg" offer={offer} wish={wish} />
        <WriteToUs topic="endüstriyel-ekipman" subject={wish.productTitle} />
      </ClosingCall>
      {offer.dialog}
    </>
  );
}
