import { View } from '@react-pdf/renderer';
import { company, quality } from '../../common/business.ts';
import { Heading, Title } from '../../common/print/blocks.tsx';
import { colors, contentWidth } from '../../common/print/styles.ts';
import { PdfDocument, PdfPages } from '../../common/print/pdf-document.tsx';
import { PdfText, Row } from '../../common/print/text.tsx';
import { qualitySteps } from '../site/quality/steps.ts';
import { ContactBox } from './contact-box.tsx';
import type { DocumentContext } from './document-context.ts';
import { contentDate } from './content-date.ts';
import type { SiteDocument } from './documents.ts';

/** The quality process on one page: five steps from the gate to the certificate, and four key figures. */
function render(context: DocumentContext) {
  const { locale, translate, titleBlock } = context;
  const title = translate('downloads.quality-process');
  return (
    <PdfDocument locale={locale} title={title} subject={translate('quality.description')} createdAt={contentDate}>
      <PdfPages titleBlock={titleBlock} header={title}>
        <Title lead={translate('quality.lead')}>{translate('quality.process')}</Title>
        {qualitySteps.map((step, index) => (
          <Step
            key={step}
            number={context.intl.formatNumber(index + 1)}
            isFirst={index === 0}
            isLast={index === qualitySteps.length - 1}
          >
            <PdfText as="heading">{translate(`quality.step.${step}`)}</PdfText>
            <PdfText style={{ color: colors.muted, marginTop: 2 }}>{translate(`quality.step.${step}.text`)}</PdfText>
          </Step>
        ))}
        <Heading>{translate('downloads.measures')}</Heading>
        <Row style={{ columnGap: 16 }}>
          {createKeyFigures(context).map(({ id, figure }) => (
            <View key={id} style={{ width: (contentWidth - 48) / 4 }}>
              <PdfText as="figure" dir="ltr">
                {figure}
              </PdfText>
              <PdfText bold>{translate(`quality.control.${id}`)}</PdfText>
              <PdfText as="small" style={{ color: colors.muted }}>
                {translate(`quality.control.${id}.text`)}
              </PdfText>
            </View>
          ))}
        </Row>
        <ContactBox
          title={translate('quality.closing')}
          text={translate('quality.closing.text', { hours: company.replyHours })}
        />
      </PdfPages>
    </PdfDocument>
  );
}

const createKeyFigures = ({ intl, translate }: DocumentContext) => [
  {
    id: 'spectrometer',
    figure: intl.formatNumber(quality.spectrometerAccuracy, { style: 'percent', maximumFractionDigits: 1 }),
  },
  { id: 'tolerance', figure: `±${intl.formatNumber(quality.cncTolerance)}` },
  { id: 'measured', figure: intl.formatNumber(quality.measured, { style: 'percent' }) },
  { id: 'tracking', figure: translate('quality.control.tracking.figure') },
];

interface StepProps {
  number: string;
  isFirst: boolean;
  isLast: boolean;
  children: React.ReactNode;
}

/** A step of the process: its number in a circle on the vertical line that connects the steps. */
function Step({ number, isFirst, isLast, children }: StepProps) {
  const line = { width: 1, borderLeftWidth: 1, borderLeftColor: colors.strong } as const;
  return (
    <Row style={{ columnGap: 18, height: 68 }}>
      <View style={{ width: 34, alignItems: 'center' }}>
        <View style={{ ...line, height: 17, opacity: isFirst ? 0 : 1 }} />
        <View
          style={{ width: 34, height: 34, borderRadius: 17, borderWidth: 1.2, borderColor: colors.text, paddingTop: 8 }}
        >
          <PdfText as="heading" dir="ltr" style={{ textAlign: 'center', lineHeight: 1.2 }}>
            {number}
          </PdfText>
        </View>
        <View style={{ ...line, height: 17, opacity: isLast ? 0 : 1 }} />
      </View>
      <View style={{ flexGrow: 1, flexBasis: 0, justifyContent: 'center' }}>{children}</View>
    </Row>
  );
}

export const qualityProcess: SiteDocument = { pictures: [], render };
