import { Box } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pageData } from '../../../i18n/page-data.server.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { ClosingCall } from '../../../ui/closing-call.tsx';
import { PaperLink } from '../../../ui/paper-link.tsx';
import { Columns, Sheet } from '../../../ui/sheet.tsx';
import { QuoteCall } from '../../quote/quote-call.tsx';
import { useQuickQuote } from '../../quote/use-quick-quote.tsx';
import { WriteToUs } from '../../quote/write-to-us.tsx';
import { categoryPath, pictureOf } from '../categories.ts';
import { Applications } from '../detail/applications.tsx';
import { detailCatalogues, overview } from '../detail/detail.ts';
import { FeatureLedger } from '../detail/feature-ledger.tsx';
import { ProductTop } from '../detail/product-top.tsx';
import { SimilarProducts } from '../detail/similar-products.tsx';
import { Gallery } from './gallery.tsx';
import { HoseSpecification } from './hose-specification.tsx';
import { hoseFigures, hosePictures, problems, questions, similar } from './hose.ts';
import type { Route } from './+types/hydraulic-hoses';

const page = {
  name: 'hydraulic-hoses',
  path: categoryPath('hydraulic-hoses'),
  picture: 'hose-3',
  pictures: [...hosePictures.map(({ name }) => name), ...similar.map(pictureOf)],
  also: detailCatalogues,
  parents: [overview],
  papers: ['hydraulic-hoses'] as const,
  questions,
};
export const loader = ({ params }: Route.LoaderArgs) => pageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

/** The hose: what it solves, its ranges drawn to scale, where it works and what buyers ask. */
export default function HydraulicHoses() {
  const { formatMessage } = useIntl();
  const offer = useQuickQuote('HYDRAULIC_QUOTE');
  const wish = {
    productType: 'hydraulic-hoses',
    productTitle: formatMessage({ id: 'hydraulic-hoses.title' }),
    picture: 'hose-2',
  } as const;

  return (
    <>
      <ProductTop title="hydraulic-hoses.title" pictures={<Gallery />}>
        <Box as="h2" textStyle="h2">
          <FormattedMessage id="hydraulic-hoses.problems" />
        </Box>
        <Box as="ul" marginTop="28" marginBottom="28" borderTopWidth="1px" borderColor="border">
          {problems.map((number) => (
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
        <QuoteCall label="equipment.ask" colorPalette="hot" marginTop="auto" offer={offer} wish={wish} />
        <PaperLink paper="hydraulic-hoses" marginTop="12" />
      </ProductTop>
      <HoseSpecification />
      <FeatureLedger of="hydraulic-hoses" />
      <Applications of="hydraulic-hoses" count={8} />
      <SimilarProducts ids={similar} />
      <Sheet as="section" paddingBlock="var(--section)" aria-labelledby="questions">
        <Columns rowGap="28">
          <Box as="h2" id="questions" textStyle="h1" gridColumn={{ base: '1 / -1', lg: '1 / span 4' }}>
            <FormattedMessage id="equipment-detail.questions" />
          </Box>
          <Box gridColumn={{ base: '1 / -1', lg: '6 / -1' }}>
            <Accordion name="hose-questions" questions={questions} firstOpen />
          </Box>
        </Columns>
      </Sheet>
      <ClosingCall
        picture="facilities-cooling-bed"
        title={<FormattedMessage id="hydraulic-hoses.closing" />}
        lead={<FormattedMessage id="hydraulic-hoses.closing.text" />}
      >
        <QuoteCall label="equipment.ask" colorPalette="hot" size="lg" offer={offer} wish={wish} />
        <WriteToUs topic="endüstriyel-ekipman" subject={wish.productTitle} />
      </ClosingCall>
      {offer.dialog}
    </>
  );
}
