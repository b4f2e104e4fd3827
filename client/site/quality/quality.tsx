import { Box, Button } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { company, quality } from '../../../common/business.ts';
import { createPageData } from '../../i18n/page-data.server.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { DemoContent } from '../../ui/demo-content.tsx';
import { ClosingCall } from '../../ui/closing-call.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { PhotoHero } from '../../ui/photo-hero.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import { QuoteButton } from '../quote/quote-button.tsx';
import { useQuickQuote } from '../quote/use-quick-quote.tsx';
import { ContactButton } from '../quote/contact-button.tsx';
import type { SiteHandle } from '../shell/shell.tsx';
import { CertificateCard } from './certificate-card.tsx';
import { certificateCards } from './certificates.ts';
import { Process } from './process.tsx';
import type { Route } from './+types/quality';

const questions = ['certificate', 'inspection', 'spectrometer', 'trace', 'parts', 'claim', 'language'].map((id) => ({
  id: `quality.faq.${id}`,
  values: { hours: company.replyHours, tolerance: quality.cncTolerance },
}));

/** The page has two paths, /quality and /kalite-sertifikalar; the latter is canonical. */
const page = {
  name: 'quality',
  path: '/kalite-sertifikalar',
  picture: 'product-billets',
  pictures: ['product-billets'],
  catalogues: ['quote', 'form'],
  documents: ['quality-process'] as const,
  questions,
};
export const loader = ({ params }: Route.LoaderArgs) => createPageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;
export const handle: SiteHandle = { hasTransparentHeader: true };

const figures = {
  spectrometer: <FormattedNumber value={quality.spectrometerAccuracy} style="percent" maximumFractionDigits={1} />,
  tolerance: (
    <>
      ±<FormattedNumber value={quality.cncTolerance} />
    </>
  ),
  measured: <FormattedNumber value={quality.measured} style="percent" />,
  tracking: <FormattedMessage id="quality.control.tracking.figure" />,
};

/** Certificates, quality control and frequent questions. */
export default function Quality() {
  const { formatMessage } = useIntl();
  const quickQuote = useQuickQuote();
  const title = formatMessage({ id: 'quality.title' });

  return (
    <>
      <PhotoHero
        picture="product-billets"
        title={<FormattedMessage id="quality.heading" />}
        lead={<FormattedMessage id="quality.lead" />}
      />
      <DemoContent>
        <PageContainer as="section" paddingBlock="var(--section)" aria-labelledby="certificates">
          <SectionHead
            id="certificates"
            title={<FormattedMessage id="quality.certificates" />}
            lead={<FormattedMessage id="quality.intro" />}
          />
          <Box
            display="grid"
            gridTemplateColumns={{ md: '1fr 1fr', xl: 'repeat(3, 1fr)' }}
            borderTopWidth="1px"
            borderInlineStartWidth="1px"
            borderColor="border"
          >
            {certificateCards.map((certificate) => (
              <CertificateCard key={certificate.id} certificate={certificate} />
            ))}
          </Box>
        </PageContainer>
      </DemoContent>
      <Process />
      <KeyFigures
        figures={(['spectrometer', 'tolerance', 'measured', 'tracking'] as const).map((id) => ({
          id,
          figure: figures[id],
          unit: <FormattedMessage id={`quality.control.${id}`} />,
          text: <FormattedMessage id={`quality.control.${id}.text`} />,
        }))}
      />
      <Box as="section" bg="bg.panel" paddingBlock="var(--section)" aria-labelledby="questions">
        <PageContainer>
          <Columns rowGap="28">
            <Box as="h2" id="questions" textStyle="h1" gridColumn={{ base: '1 / -1', lg: '1 / span 4' }}>
              <FormattedMessage id="quality.questions" />
            </Box>
            <Box gridColumn={{ base: '1 / -1', lg: '6 / -1' }}>
              <Accordion name="quality-questions" questions={questions} firstOpen />
            </Box>
          </Columns>
        </PageContainer>
      </Box>
      <ClosingCall
        picture="product-slab"
        title={<FormattedMessage id="quality.closing" />}
        lead={<FormattedMessage id="quality.closing.text" values={{ hours: company.replyHours }} />}
      >
        <QuoteButton
          label="quality.ask"
          colorPalette="hot"
          size="lg"
          quickQuote={quickQuote}
          product={{ productType: 'quality', productTitle: title, picture: 'product-slab' }}
        />
        <ContactButton topic="kalite-sertifika" subject={title} />
        <Button asChild variant="outline" size="lg">
          <PageLink to="/industrial-equipment">
            <FormattedMessage id="quality.equipment" />
          </PageLink>
        </Button>
      </ClosingCall>
      {quickQuote.dialog}
    </>
  );
}
