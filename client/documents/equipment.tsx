import { View } from '@react-pdf/renderer';
import { Heading, Ledger, Pairs, Paragraph, PictureTitle, type LedgerRow } from '../../common/print/blocks.tsx';
import { hydraulicHose } from '../../common/business.ts';
import { contentWidth } from '../../common/print/look.ts';
import { Row, Words } from '../../common/print/words.tsx';
import { featureNumbers, figures, pictureOf, type CategoryId } from '../site/equipment/categories.ts';
import { products } from '../site/equipment/detail/catalogue.ts';
import { hoseFigures, hoseRanges } from '../site/equipment/hoses/hose.ts';
import type { Desk } from './desk.ts';
import { RangeDrawing } from './range-drawing.tsx';

/** A category of the catalogue: photograph, what it is for, features, specification, applications. */
export function Category({ id, desk }: { id: CategoryId; desk: Desk }) {
  const { say, picture } = desk;
  const product = products.find((other) => other.id === id);
  return (
    <View break>
      <PictureTitle picture={picture(pictureOf(id))} lead={say(product ? `${id}.intro` : `${id}.description`)}>
        {say(`${id}.title`)}
      </PictureTitle>
      <Features id={id} desk={desk} />
      <Heading>{say('equipment-detail.specification')}</Heading>
      <Ledger rows={product ? product.specification.map((row) => productRow(row, desk)) : hoseRows(desk, false)} />
      <Heading>{say('equipment-detail.applications')}</Heading>
      <Applications id={id} count={product?.applications ?? 8} desk={desk} />
    </View>
  );
}

/** Four features, two beside each other, with what each is good for. */
export function Features({ id, desk: { say } }: { id: CategoryId; desk: Desk }) {
  const width = (contentWidth - 20) / 2;
  return (
    <Row whole={false} style={{ flexWrap: 'wrap', columnGap: 20, rowGap: 2 }}>
      {featureNumbers.map((number) => (
        <View key={number} wrap={false} style={{ width }}>
          <Words bold>{say(`equipment.${id}.feature.${number}`, figures)}</Words>
          <Paragraph muted>{say(`${id}.feature.${number}`, figures)}</Paragraph>
        </View>
      ))}
    </Row>
  );
}

export function Applications({ id, count, desk: { say } }: { id: CategoryId; count: number; desk: Desk }) {
  return <Pairs items={Array.from({ length: count }, (_, index) => say(`${id}.application.${index + 1}`))} />;
}

type SpecificationRow = (typeof products)[number]['specification'][number];
const productRow = ({ label, value }: SpecificationRow, { say }: Desk): LedgerRow => ({
  label: say(`equipment-detail.row.${label}`),
  ...('code' in value ? { value: value.code, code: true } : { value: say(value.words, figures) }),
});

/** The hose's ranges, where there is room for it drawn to scale, then its standard and its life. */
export function hoseRows({ say, intl }: Desk, drawn: boolean): LedgerRow[] {
  const { standards, lifeYears } = hydraulicHose;
  const ranges = hoseRanges.map(({ id, unit, range, scale }) => ({
    label: say(`hydraulic-hoses.spec.${id}`),
    note: 'special' in range ? say(`hydraulic-hoses.spec.${id}.special`, hoseFigures) : undefined,
    value: say(`hydraulic-hoses.range.${unit}`, { min: range.min, max: range.max }),
    drawn: drawn && <RangeDrawing {...range} scale={scale} format={(value) => intl.formatNumber(value)} />,
  }));
  return [
    ...ranges,
    { label: say('hydraulic-hoses.spec.standard'), value: `${standards} · EN 853 · EN 856 · EN 857`, code: true },
    {
      label: say('hydraulic-hoses.spec.life'),
      note: drawn ? say('hydraulic-hoses.spec.life.condition') : undefined,
      value: say('hydraulic-hoses.range.years', lifeYears),
    },
  ];
}
