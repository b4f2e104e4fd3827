import { View } from '@react-pdf/renderer';
import { company } from '../../common/business.ts';
import { Heading, Paragraph, Title } from '../../common/print/blocks.tsx';
import { colors } from '../../common/print/styles.ts';
import { CoverPage, PdfDocument, PdfPages } from '../../common/print/pdf-document.tsx';
import { PdfText, Row } from '../../common/print/text.tsx';
import { headFigures } from '../i18n/head-figures.ts';
import { categoryIds, figures, getCategoryPicture } from '../site/equipment/categories.ts';
import { coverPicture, titlePicture, type DocumentContext } from './document-context.ts';
import { contentDate } from './content-date.ts';
import { Category } from './equipment.tsx';
import { ContactBox } from './contact-box.tsx';
import type { SiteDocument } from './documents.ts';

const cover = 'services-maintenance';
const reasons = ['oem', 'express', 'support'];

/** The catalogue of industrial equipment: an overview, then a page for each of the eight categories. */
function render(context: DocumentContext) {
  const { locale, translate, titleBlock, getPicture } = context;
  const title = translate('downloads.catalogue');
  return (
    <PdfDocument
      locale={locale}
      title={title}
      subject={translate('industrial-equipment.description', headFigures)}
      createdAt={contentDate}
    >
      <CoverPage
        titleBlock={titleBlock}
        title={title}
        lead={translate('industrial-equipment.lead')}
        picture={getPicture(cover)}
      />
      <PdfPages titleBlock={titleBlock} header={title}>
        <Title lead={translate('industrial-equipment.description', headFigures)}>
          {translate('industrial-equipment.groups')}
        </Title>
        {categoryIds.map((id, index) => (
          <Row key={id} style={{ columnGap: 14, paddingVertical: 7, borderTopWidth: 0.6, borderTopColor: colors.line }}>
            <View style={{ width: 26 }}>
              <PdfText as="heading" style={{ color: colors.muted }}>
                {context.intl.formatNumber(index + 1)}
              </PdfText>
            </View>
            <View style={{ flexGrow: 4, flexBasis: 0 }}>
              <PdfText as="heading">{translate(`equipment.${id}`)}</PdfText>
            </View>
            <View style={{ flexGrow: 6, flexBasis: 0 }}>
              <PdfText>{translate(`equipment.${id}.line`, figures)}</PdfText>
            </View>
          </Row>
        ))}
        <Heading>{translate('industrial-equipment.why')}</Heading>
        {reasons.map((reason) => (
          <View key={reason} wrap={false} style={{ marginBottom: 4 }}>
            <PdfText bold>{translate(`industrial-equipment.why.${reason}`, figures)}</PdfText>
            <Paragraph muted>{translate(`industrial-equipment.why.${reason}.text`)}</Paragraph>
          </View>
        ))}
        <ContactBox
          title={translate('equipment-detail.closing')}
          text={translate('equipment-detail.closing.text', { hours: company.replyHours })}
        />
        {categoryIds.map((id) => (
          <Category key={id} id={id} context={context} />
        ))}
      </PdfPages>
    </PdfDocument>
  );
}

export const catalogue: SiteDocument = {
  pictures: [coverPicture(cover), ...categoryIds.map((id) => titlePicture(getCategoryPicture(id)))],
  render,
};
