import { object, string } from 'yup';
import { supplierScreening } from '../../../../common/business.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { sendToVisitor } from '../../../platform/mail/send-to-visitor.ts';
import { attachmentsOf } from '../../files/index.ts';
import { factsOf, fileCount, receivedOn } from '../../communications/index.ts';
import { SupplierApplication } from '../supplier-application.entity.ts';
import { confirmation } from './confirmation.ts';
import { supplierFacts } from './supplier-facts.ts';

/** Tells a supplier, in their language, that we have the application and what becomes of it. */
export const confirmSupplier = defineJob({
  name: 'confirm-supplier',
  payload: object({ supplierApplicationId: string().uuid().required() }),
  maxAttempts: 25, // about four days, as confirm-quote
  async run({ supplierApplicationId }, tools) {
    const { db, site } = tools;
    const application = await db.findOneBy(SupplierApplication, { id: supplierApplicationId });
    if (!application) return; // erased since
    const { id, contactPerson: name, email, reference, language, createdAt } = application;
    const files = await attachmentsOf(db, 'supplier_application', id);
    const letter = confirmation(
      {
        form: 'supplier',
        ...{ name, email, reference, language },
        steps: (say, intl) =>
          supplierScreening.map(({ step, days }) => ({
            when: intl.formatMessage({ id: 'confirm.days' }, days),
            what: say(`${step}.what`),
          })),
        facts: (intl) => [
          ...factsOf(intl, { received: receivedOn(intl, createdAt) }),
          ...supplierFacts(intl, application),
          ...factsOf(intl, { files: fileCount(intl, files) }),
        ],
      },
      site.salesEmail,
    );
    await sendToVisitor(tools, letter, { messageId: `confirm-supplier-${id}` });
  },
});
