import { View } from '@react-pdf/renderer';
import {
  Heading,
  LabelValueTable,
  Paragraph,
  PictureTitle,
  TwoColumnList,
  type LabelValueRow,
} from '../../common/print/blocks.tsx';
import { hydraulicHose } from '../../common/business.ts';
import { contentWidth } from '../../common/print/styles.ts';
import { PdfText, Row } from '../../common/print/text.tsx';
import { headFigures } from '../i18n/head-figures.ts';
import { featureNumbers, figures, getCategoryPicture, type CategoryId } from '../site/equipment/categories.ts';
import { products } from '../site/equipment/detail/catalogue.ts';
import { hoseFigures, hoseRanges } from '../site/equipment/hoses/hose.ts';
import type { DocumentContext } from './document-context.ts';
import { RangeDrawing } from './range-drawing.tsx';

/** A category of the catalogue: photograph, purpose, features, specification and applications, on a new page. */
export function Category({ id, context }: { id: CategoryId; context: DocumentContext }) {
  const { translate, getPicture } = context;
  const product = products.find((candidate) => candidate.id === id);
  return (
    <View break>
      <PictureTitle
        picture={getPicture(getCategoryPicture(id))}
        lead={translate(product ? `${id}.intro` : `${id}.description`, headFigures)}
      >
        {translate(`${id}.title`)}
      </PictureTitle>
      <Features id={id} context={context} />
      <Heading>{translate('equipment-detail.specification')}</Heading>
      <LabelValueTable
        rows={product ? product.specification.map((row) => toProductRow(row, context)) : createHoseRows(context, false)}
      />
      <Heading>{translate('equipment-detail.applications')}</Heading>
      <Applications id={id} count={product?.applications ?? 8} context={context} />
    </View>
  );
}

/** Four features with their benefits, in two columns. */
export function Features({ id, context: { translate } }: { id: CategoryId; context: DocumentContext }) {
  const width = (contentWidth - 20) / 2;
  return (
    <Row canBreak style={{ flexWrap: 'wrap', columnGap: 20, rowGap: 2 }}>
      {featureNumbers.map((number) => (
        <View key={number} wrap={false} style={{ width }}>
          <PdfText bold>{translate(`equipment.${id}.feature.${number}`, figures)}</PdfText>
          <Paragraph muted>{translate(`${id}.feature.${number}`, figures)}</Paragraph>
        </View>
      ))}
    </Row>
  );
}

export function Applications({
  id,
  count,
  context: { translate },
}: {
  id: CategoryId;
  count: number;
  context: DocumentContext;
}) {
  return (
    <TwoColumnList items={Array.from({ length: count }, (_, index) => translate(`${id}.application.${index + 1}`))} />
  );
}

type SpecificationRow = (typeof products)[number]['specification'][number];
const toProductRow = ({ label, value }: SpecificationRow, { translate }: DocumentContext): LabelValueRow => ({
  label: translate(`equipment-detail.row.${label}`),
  ...('code' in value ? { value: value.code, code: true } : { value: translate(value.messageId, figures) }),
});

/** Returns the specification of the hose. @param withDrawings whether to add drawings of the ranges, and the condition of the service life */
export function createHoseRows({ translate, intl }: DocumentContext, withDrawings: boolean): LabelValueRow[] {
  const { standards, lifeYears } = hydraulicHose;
  const ranges = hoseRanges.map(({ id, unit, range, ticks }) => ({
    label: translate(`hydraulic-hoses.spec.${id}`),
    note: 'special' in range ? translate(`hydraulic-hoses.spec.${id}.special`, hoseFigures) : undefined,
    value: translate(`hydraulic-hoses.range.${unit}`, { min: range.min, max: range.max }),
    drawing: withDrawings && <RangeDrawing {...range} ticks={ticks} format={(value) => intl.formatNumber(value)} />,
  }));
  return [
    ...ranges,
    { label: translate('hydraulic-hoses.spec.standard'), value: `${standards} · EN 853 · EN 856 · EN 857`, code: true },
    {
      label: translate('hydraulic-hoses.spec.life'),
      note: withDrawings ? translate('hydraulic-hoses.spec.life.condition') : undefined,
      value: translate('hydraulic-hoses.range.years', lifeYears),
    },
  ];
}
