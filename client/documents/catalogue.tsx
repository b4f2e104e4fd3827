import { View } from '@react-pdf/renderer';
import { company } from '../../common/business.ts';
import { Heading, Paragraph, Title } from '../../common/print/blocks.tsx';
import { ink } from '../../common/print/look.ts';
import { Cover, Leaf, Paper } from '../../common/print/sheet.tsx';
import { Row, Words } from '../../common/print/words.tsx';
import { categoryIds, figures, pictureOf } from '../site/equipment/categories.ts';
import { coverPicture, titlePicture, type Desk } from './desk.ts';
import { edition } from './edition.ts';
import { Category } from './equipment.tsx';
import { Call } from './call.tsx';
import type { SitePaper } from './papers.ts';

const cover = 'services-maintenance';
const reasons = ['oem', 'express', 'support'];

/** The catalogue of industrial equipment: eight groups of parts, a sheet each. */
function write(desk: Desk) {
  const { locale, say, block, picture } = desk;
  const title = say('papers.catalogue');
  return (
    <Paper locale={locale} title={title} subject={say('industrial-equipment.description')} madeAt={edition}>
      <Cover block={block} title={title} lead={say('industrial-equipment.lead')} picture={picture(cover)} />
      <Leaf block={block} head={title}>
        <Title lead={say('industrial-equipment.description')}>{say('industrial-equipment.groups')}</Title>
        {categoryIds.map((id, index) => (
          <Row key={id} style={{ columnGap: 14, paddingVertical: 7, borderTopWidth: 0.6, borderTopColor: ink.line }}>
            <View style={{ width: 26 }}>
              <Words as="heading" style={{ color: ink.muted }}>
                {desk.intl.formatNumber(index + 1)}
              </Words>
            </View>
            <View style={{ flexGrow: 4, flexBasis: 0 }}>
              <Words as="heading">{say(`equipment.${id}`)}</Words>
            </View>
            <View style={{ flexGrow: 6, flexBasis: 0 }}>
              <Words>{say(`equipment.${id}.line`, figures)}</Words>
            </View>
          </Row>
        ))}
        <Heading>{say('industrial-equipment.why')}</Heading>
        {reasons.map((reason) => (
          <View key={reason} wrap={false} style={{ marginBottom: 4 }}>
            <Words bold>{say(`industrial-equipment.why.${reason}`, figures)}</Words>
            <Paragraph muted>{say(`industrial-equipment.why.${reason}.text`)}</Paragraph>
          </View>
        ))}
        <Call
          title={say('equipment-detail.closing')}
          text={say('equipment-detail.closing.text', { hours: company.replyHours })}
        />
        {categoryIds.map((id) => (
          <Category key={id} id={id} desk={desk} />
        ))}
      </Leaf>
    </Paper>
  );
}

export const catalogue: SitePaper = {
  pictures: [coverPicture(cover), ...categoryIds.map((id) => titlePicture(pictureOf(id)))],
  write,
};
