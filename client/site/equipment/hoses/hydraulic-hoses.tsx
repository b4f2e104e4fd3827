import { Box } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createPageData } from '../../../i18n/page-data.server.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { ClosingCall } from '../../../ui/closing-call.tsx';
import { DocumentLink } from '../../../ui/document-link.tsx';
import { Columns, PageContainer } from '../../../ui/page-container.tsx';
import { QuoteButton } from '../../quote/quote-button.tsx';
import { useQuickQuote } from '../../quote/use-quick-quote.tsx';
import { ContactButton } from '../../quote/contact-button.tsx';
import { getCategoryPath, getCategoryPicture } from '../categories.ts';
import { Applications } from '../detail/applications.tsx';
import { detailMessageFiles, overviewPage } from '../detail/detail.ts';
import { Features } from '../detail/features.tsx';
import { ProductHeader } from '../detail/product-header.tsx';
import { SimilarProducts } from '../detail/similar-products.tsx';
import { Gallery } from './gallery.tsx';
import { HoseSpecification } from './hose-specification.tsx';
import { hoseFigures, hosePictures, problemNumbers, questions, similarCategories } from './hose.ts';
import type { Route } from './+types/hydraulic-hoses';

const page = {
  name: 'hydraulic-hoses',
  path: getCategoryPath('hydraulic-hoses'),
  picture: 'hose-3',
  pictures: [...hosePictures.map(({ name }) => name), ...similarCategories.map(getCategoryPicture)],
  catalogues: detailMessageFiles,
  parents: [overviewPage],
  documents: ['hydraulic-hoses'] as const,
  questions,
};
export const loader = ({ params }: Route.LoaderArgs) => createPageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;

/** The page about hydraulic hoses: problems solved, specification, applications and questions. */
export default function HydraulicHoses() {
  const { formatMessage } = useIntl();
  const quickQuote = useQuickQuote('HYDRAULIC_QUOTE');
  const product = {
    productType: 'hydraulic-hoses',
    productTitle: formatMessage({ id: 'hydraulic-hoses.title' }),
    picture: 'hose-2',
  } as const;

  return (
    <>
      <ProductHeader title="hydraulic-hoses.title" pictures={<Gallery />}>
        <Box as="h2" textStyle="h2">
          <FormattedMessage id="hydraulic-hoses.problems" />
        </Box>
        <Box as="ul" marginTop="28" marginBottom="28" borderTopWidth="1px" borderColor="border">
          {problemNumbers.map((number) => (
            <Box
              as="li"
              key={number}
              display="flex"
              gap="16"
              paddingBlock="12"
              borderBottomWidth="1px"
              borderColor="border"
              css={{ '& svg': { flexShrink: 0, boxSize: '1.25rem', marginTop: '4' } }}
            >
              <Check aria-hidden />
              <span>
                <FormattedMessage id={`hydraulic-hoses.problem.${number}`} values={hoseFigures} />
              </span>
            </Box>
          ))}
        </Box>
        <QuoteButton
          label="equipment.ask"
          colorPalette="hot"
          marginTop="auto"
          quickQuote={quickQuote}
          product={product}
        />
        <DocumentLink document="hydraulic-hoses" marginTop="12" />
      </ProductHeader>
      <HoseSpecification />
      <Features category="hydraulic-hoses" />
      <Applications category="hydraulic-hoses" count={8} />
      <SimilarProducts ids={similarCategories} />
      <PageContainer as="section" paddingBlock="var(--section)" aria-labelledby="questions">
        <Columns rowGap="28">
          <Box as="h2" id="questions" textStyle="h1" gridColumn={{ base: '1 / -1', lg: '1 / span 4' }}>
            <FormattedMessage id="equipment-detail.questions" />
          </Box>
          <Box gridColumn={{ base: '1 / -1', lg: '6 / -1' }}>
            <Accordion name="hose-questions" questions={questions} firstOpen />
          </Box>
        </Columns>
      </PageContainer>
      <ClosingCall
        picture="facilities-cooling-bed"
        title={<FormattedMessage id="hydraulic-hoses.closing" />}
        lead={<FormattedMessage id="hydraulic-hoses.closing.text" />}
      >
        <QuoteButton label="equipment.ask" colorPalette="hot" size="lg" quickQuote={quickQuote} product={product} />
        <ContactButton topic="endüstriyel-ekipman" subject={product.productTitle} />
      </ClosingCall>
      {quickQuote.dialog}
    </>
  );
}
