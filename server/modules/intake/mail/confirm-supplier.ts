import { object, string } from 'yup';
import { supplierScreening } from '../../../../common/business.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { sendToVisitor } from '../../../platform/mail/send-to-visitor.ts';
import { listAttachments } from '../../files/index.ts';
import { formatDetails, formatFileCount, formatDate } from '../../communications/index.ts';
import { SupplierApplication } from '../supplier-application.entity.ts';
import { buildConfirmation } from './confirmation.ts';
import { formatSupplierDetails } from './supplier-details.ts';

/** Confirms the receipt of a supplier application and lists the next steps, in the visitor's language. */
export const confirmSupplier = defineJob({
  name: 'confirm-supplier',
  payload: object({ supplierApplicationId: string().uuid().required() }),
  maxAttempts: 25, // about four days, like confirm-quote
  async run({ supplierApplicationId }, tools) {
    const { db, site } = tools;
    const application = await db.findOneBy(SupplierApplication, { id: supplierApplicationId });
    if (!application) return; // erased in the meantime
    const { id, contactPerson: name, email, reference, language, createdAt } = application;
    const files = await listAttachments(db, 'supplier_application', id);
    const content = buildConfirmation(
      {
        form: 'supplier',
        name,
        email,
        reference,
        language,
        steps: (format, intl) =>
          supplierScreening.map(({ step, days }) => ({
            when: intl.formatMessage({ id: 'confirm.days' }, days),
            what: format(`${step}.what`),
          })),
        details: (intl) => [
          ...formatDetails(intl, { received: formatDate(intl, createdAt) }),
          ...formatSupplierDetails(intl, application),
          ...formatDetails(intl, { files: formatFileCount(intl, files) }),
        ],
      },
      site.salesEmail,
    );
    await sendToVisitor(tools, content, { messageId: `confirm-supplier-${id}` });
  },
});
