import { View } from '@react-pdf/renderer';
import { company, quality } from '../../common/business.ts';
import { Heading, Title } from '../../common/print/blocks.tsx';
import { contentWidth, ink } from '../../common/print/look.ts';
import { Leaf, Paper } from '../../common/print/sheet.tsx';
import { Row, Words } from '../../common/print/words.tsx';
import { qualitySteps } from '../site/quality/steps.ts';
import { Call } from './call.tsx';
import type { Desk } from './desk.ts';
import { edition } from './edition.ts';
import type { SitePaper } from './papers.ts';

/** Five steps from the gate to the certificate, and the four figures that they are measured by: one sheet to hang up. */
function write(desk: Desk) {
  const { locale, say, block } = desk;
  const title = say('papers.quality-process');
  return (
    <Paper locale={locale} title={title} subject={say('quality.description')} madeAt={edition}>
      <Leaf block={block} head={title}>
        <Title lead={say('quality.lead')}>{say('quality.process')}</Title>
        {qualitySteps.map((step, index) => (
          <Step key={step} number={desk.intl.formatNumber(index + 1)} first={index === 0} last={index === 4}>
            <Words as="heading">{say(`quality.step.${step}`)}</Words>
            <Words style={{ color: ink.muted, marginTop: 2 }}>{say(`quality.step.${step}.text`)}</Words>
          </Step>
        ))}
        <Heading>{say('papers.measures')}</Heading>
        <Row style={{ columnGap: 16 }}>
          {controls(desk).map(({ id, figure }) => (
            <View key={id} style={{ width: (contentWidth - 48) / 4 }}>
              <Words as="figure" dir="ltr">
                {figure}
              </Words>
              <Words bold>{say(`quality.control.${id}`)}</Words>
              <Words as="small" style={{ color: ink.muted }}>
                {say(`quality.control.${id}.text`)}
              </Words>
            </View>
          ))}
        </Row>
        <Call title={say('quality.closing')} text={say('quality.closing.text', { hours: company.replyHours })} />
      </Leaf>
    </Paper>
  );
}

const controls = ({ intl, say }: Desk) => [
  {
    id: 'spectrometer',
    figure: intl.formatNumber(quality.spectrometerAccuracy, { style: 'percent', maximumFractionDigits: 1 }),
  },
  { id: 'tolerance', figure: `±${intl.formatNumber(quality.cncTolerance)}` },
  { id: 'measured', figure: intl.formatNumber(quality.measured, { style: 'percent' }) },
  { id: 'tracking', figure: say('quality.control.tracking.figure') },
];

interface StepProps {
  number: string;
  first: boolean;
  last: boolean;
  children: React.ReactNode;
}

/** A station of the flow: its number in a circle, on the line that leads from the one before to the next. */
function Step({ number, first, last, children }: StepProps) {
  const line = { width: 1, borderLeftWidth: 1, borderLeftColor: ink.strong } as const;
  return (
    <Row style={{ columnGap: 18, height: 68 }}>
      <View style={{ width: 34, alignItems: 'center' }}>
        <View style={{ ...line, height: 17, opacity: first ? 0 : 1 }} />
        <View
          style={{ width: 34, height: 34, borderRadius: 17, borderWidth: 1.2, borderColor: ink.text, paddingTop: 8 }}
        >
          <Words as="heading" dir="ltr" style={{ textAlign: 'center', lineHeight: 1.2 }}>
            {number}
          </Words>
        </View>
        <View style={{ ...line, height: 17, opacity: last ? 0 : 1 }} />
      </View>
      <View style={{ flexGrow: 1, flexBasis: 0, justifyContent: 'center' }}>{children}</View>
    </Row>
  );
}

export const qualityProcess: SitePaper = { pictures: [], write };
