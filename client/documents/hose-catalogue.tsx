import { View } from '@react-pdf/renderer';
import { Heading, LabelValueTable, Paragraph, PictureTitle } from '../../common/print/blocks.tsx';
import { CoverPage, PdfDocument, PdfPages } from '../../common/print/pdf-document.tsx';
import { PdfText } from '../../common/print/text.tsx';
import { headFigures } from '../i18n/head-figures.ts';
import { hoseFigures, problemNumbers, questions } from '../site/equipment/hoses/hose.ts';
import { ContactBox } from './contact-box.tsx';
import { coverPicture, titlePicture, type DocumentContext } from './document-context.ts';
import { contentDate } from './content-date.ts';
import { Applications, Features, createHoseRows } from './equipment.tsx';
import type { SiteDocument } from './documents.ts';

/** The catalogue of the hydraulic hose: problems that it solves, features, applications, specification and questions of buyers. */
function render(context: DocumentContext) {
  const { locale, translate, titleBlock, getPicture } = context;
  const title = translate('downloads.hydraulic-hoses');
  const about = translate('hydraulic-hoses.description', headFigures);
  return (
    <PdfDocument locale={locale} title={title} subject={about} createdAt={contentDate}>
      <CoverPage titleBlock={titleBlock} title={title} lead={about} picture={getPicture('hose-2')} />
      <PdfPages titleBlock={titleBlock} header={title}>
        <PictureTitle picture={getPicture('hose-3')} lead={about}>
          {translate('hydraulic-hoses.title')}
        </PictureTitle>
        <Heading>{translate('hydraulic-hoses.problems')}</Heading>
        {problemNumbers.map((number) => (
          <Paragraph key={number}>{translate(`hydraulic-hoses.problem.${number}`, hoseFigures)}</Paragraph>
        ))}
        <Heading>{translate('equipment-detail.features')}</Heading>
        <Features id="hydraulic-hoses" context={context} />
        <Heading>{translate('equipment-detail.applications')}</Heading>
        <Applications id="hydraulic-hoses" count={8} context={context} />
        <View break>
          <Heading>{translate('equipment-detail.specification')}</Heading>
          <LabelValueTable rows={createHoseRows(context, true)} />
        </View>
        <Heading>{translate('equipment-detail.questions')}</Heading>
        {questions.map(({ id, values }) => (
          <View key={id} wrap={false} style={{ marginBottom: 4 }}>
            <PdfText bold>{translate(`${id}.question`, values)}</PdfText>
            <Paragraph muted>{translate(`${id}.answer`, values)}</Paragraph>
          </View>
        ))}
        <ContactBox title={translate('hydraulic-hoses.closing')} text={translate('hydraulic-hoses.closing.text')} />
      </PdfPages>
    </PdfDocument>
  );
}

export const hoseCatalogue: SiteDocument = { pictures: [coverPicture('hose-2'), titlePicture('hose-3')], render };
