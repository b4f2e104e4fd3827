import { supplierMinimums, supplierScreening } from '../../common/business.ts';
import { Heading, LabelValueTable, Title } from '../../common/print/blocks.tsx';
import { PdfDocument, PdfPages } from '../../common/print/pdf-document.tsx';
import { supplierConditions } from '../site/suppliers/conditions.ts';
import { ContactBox } from './contact-box.tsx';
import type { DocumentContext } from './document-context.ts';
import { contentDate } from './content-date.ts';
import type { SiteDocument } from './documents.ts';

/** The requirements for suppliers and the steps of an application, on one page. */
function render({ locale, translate, titleBlock }: DocumentContext) {
  const title = translate('downloads.supplier-requirements');
  return (
    <PdfDocument
      locale={locale}
      title={title}
      subject={translate('supplier-network.description')}
      createdAt={contentDate}
    >
      <PdfPages titleBlock={titleBlock} header={title}>
        <Title lead={translate('supplier-network.requirements.lead')}>
          {translate('supplier-network.requirements')}
        </Title>
        <LabelValueTable
          rows={supplierConditions.map((id) => ({
            label: translate(`supplier-network.requirement.${id}`, supplierMinimums),
            value: translate(`supplier-network.requirement.${id}.text`, supplierMinimums),
          }))}
        />
        <Heading>{translate('supplier-network.screening')}</Heading>
        <LabelValueTable
          rows={supplierScreening.map(({ step, days }) => ({
            label: translate(`supplier-network.step.${step}`),
            note: translate('supplier-network.days', days),
            value: translate(`supplier-network.step.${step}.text`),
          }))}
        />
        <ContactBox
          title={translate('supplier-network.application')}
          text={translate('supplier-network.application.lead', { tons: supplierMinimums.monthlyTons })}
        />
      </PdfPages>
    </PdfDocument>
  );
}

export const supplierRequirements: SiteDocument = { pictures: [], render };
