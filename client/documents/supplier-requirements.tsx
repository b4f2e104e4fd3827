import { supplierMinimums, supplierScreening } from '../../common/business.ts';
import { Heading, Ledger, Title } from '../../common/print/blocks.tsx';
import { Leaf, Paper } from '../../common/print/sheet.tsx';
import { supplierConditions } from '../site/suppliers/conditions.ts';
import { Call } from './call.tsx';
import type { Desk } from './desk.ts';
import { edition } from './edition.ts';
import type { SitePaper } from './papers.ts';

/** What a supplier has to bring, and how an application goes on, on one sheet. */
function write({ locale, say, block }: Desk) {
  const title = say('papers.supplier-requirements');
  return (
    <Paper locale={locale} title={title} subject={say('supplier-network.description')} madeAt={edition}>
      <Leaf block={block} head={title}>
        <Title lead={say('supplier-network.requirements.lead')}>{say('supplier-network.requirements')}</Title>
        <Ledger
          rows={supplierConditions.map((id) => ({
            label: say(`supplier-network.requirement.${id}`, supplierMinimums),
            value: say(`supplier-network.requirement.${id}.text`, supplierMinimums),
          }))}
        />
        <Heading>{say('supplier-network.screening')}</Heading>
        <Ledger
          rows={supplierScreening.map(({ step, days }) => ({
            label: say(`supplier-network.step.${step}`),
            note: say('supplier-network.days', days),
            value: say(`supplier-network.step.${step}.text`),
          }))}
        />
        <Call
          title={say('supplier-network.application')}
          text={say('supplier-network.application.lead', { tons: supplierMinimums.monthlyTons })}
        />
      </Leaf>
    </Paper>
  );
}

export const supplierRequirements: SitePaper = { pictures: [], write };
