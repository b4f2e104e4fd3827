import { View } from '@react-pdf/renderer';
import { Heading, Ledger, Paragraph, PictureTitle } from '../../common/print/blocks.tsx';
import { Cover, Leaf, Paper } from '../../common/print/sheet.tsx';
import { Words } from '../../common/print/words.tsx';
import { hoseFigures, problems, questions } from '../site/equipment/hoses/hose.ts';
import { Call } from './call.tsx';
import { coverPicture, titlePicture, type Desk } from './desk.ts';
import { edition } from './edition.ts';
import { Applications, Features, hoseRows } from './equipment.tsx';
import type { SitePaper } from './papers.ts';

/** The hose: what it solves, its ranges drawn to scale, where it works and what buyers ask. */
function write(desk: Desk) {
  const { locale, say, block, picture } = desk;
  const title = say('papers.hydraulic-hoses');
  const about = say('hydraulic-hoses.description');
  return (
    <Paper locale={locale} title={title} subject={about} madeAt={edition}>
      <Cover block={block} title={title} lead={about} picture={picture('hose-2')} />
      <Leaf block={block} head={title}>
        <PictureTitle picture={picture('hose-3')} lead={about}>
          {say('hydraulic-hoses.title')}
        </PictureTitle>
        <Heading>{say('hydraulic-hoses.problems')}</Heading>
        {problems.map((number) => (
          <Paragraph key={number}>{say(`hydraulic-hoses.problem.${number}`, hoseFigures)}</Paragraph>
        ))}
        <Heading>{say('equipment-detail.features')}</Heading>
        <Features id="hydraulic-hoses" desk={desk} />
        <Heading>{say('equipment-detail.applications')}</Heading>
        <Applications id="hydraulic-hoses" count={8} desk={desk} />
        <View break>
          <Heading>{say('equipment-detail.specification')}</Heading>
          <Ledger rows={hoseRows(desk, true)} />
        </View>
        <Heading>{say('equipment-detail.questions')}</Heading>
        {questions.map(({ id, values }) => (
          <View key={id} wrap={false} style={{ marginBottom: 4 }}>
            <Words bold>{say(`${id}.question`, values)}</Words>
            <Paragraph muted>{say(`${id}.answer`, values)}</Paragraph>
          </View>
        ))}
        <Call title={say('hydraulic-hoses.closing')} text={say('hydraulic-hoses.closing.text')} />
      </Leaf>
    </Paper>
  );
}

export const hoseCatalogue: SitePaper = { pictures: [coverPicture('hose-2'), titlePicture('hose-3')], write };
