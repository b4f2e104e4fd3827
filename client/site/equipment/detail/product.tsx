import { Box } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { company } from '../../../../common/business.ts';
import { defaultLocale, parseLocale } from '../../../../common/locales.ts';
import { createNotFoundResponse, createPageData } from '../../../i18n/page-data.server.ts';
import { ClosingCall } from '../../../ui/closing-call.tsx';
import { DocumentLink } from '../../../ui/document-link.tsx';
import { Photograph } from '../../../ui/photograph.tsx';
import { QuoteButton } from '../../quote/quote-button.tsx';
import { useQuickQuote } from '../../quote/use-quick-quote.tsx';
import { ContactButton } from '../../quote/contact-button.tsx';
import { getCategoryPath, getCategoryPicture } from '../categories.ts';
import { Applications } from './applications.tsx';
import { products } from './catalogue.ts';
import { detailMessageFiles, overviewPage } from './detail.ts';
import { Features } from './features.tsx';
import { ProductSpecification } from './product-specification.tsx';
import { ProductHeader } from './product-header.tsx';
import { SimilarProducts } from './similar-products.tsx';
import type { Route } from './+types/product';

/** @throws 404 when the category does not exist */
export function loader({ params: { lang, category } }: Route.LoaderArgs) {
  const product = products.find(({ id }) => id === category);
  if (!product) throw createNotFoundResponse(parseLocale(lang) ?? defaultLocale);
  const { id, similar } = product;
  const page = createPageData(lang, {
    name: id,
    path: getCategoryPath(id),
    picture: getCategoryPicture(id),
    pictures: [id, ...similar].map(getCategoryPicture),
    catalogues: detailMessageFiles,
    parents: [overviewPage],
    documents: ['catalogue'],
  });
  return { ...page, product };
}
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;

/** One product category: introduction, specification, features and applications. */
export default function ProductPage({ loaderData: { product } }: Route.ComponentProps) {
  const { id, specification, applications, similar } = product;
  const { formatMessage } = useIntl();
  const quickQuote = useQuickQuote();
  const picture = getCategoryPicture(id);
  const quoteProduct = { productType: id, productTitle: formatMessage({ id: `${id}.title` }), picture };

  return (
    <>
      <ProductHeader
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
        <QuoteButton
          label="equipment.ask"
          colorPalette="hot"
          marginTop="auto"
          quickQuote={quickQuote}
          product={quoteProduct}
        />
        <DocumentLink document="catalogue" marginTop="12" />
      </ProductHeader>
      <ProductSpecification rows={specification} />
      <Features category={id} />
      <Applications category={id} count={applications} />
      <SimilarProducts ids={similar} />
      <ClosingCall
        picture="services-maintenance"
        title={<FormattedMessage id="equipment-detail.closing" />}
        lead={<FormattedMessage id="equipment-detail.closing.text" values={{ hours: company.replyHours }} />}
      >
        <QuoteButton
          label="equipment.ask"
          colorPalette="hot"
          size="lg"
          quickQuote={quickQuote}
          product={quoteProduct}
        />
        <ContactButton topic="endüstriyel-ekipman" subject={quoteProduct.productTitle} />
      </ClosingCall>
      {quickQuote.dialog}
    </>
  );
}
