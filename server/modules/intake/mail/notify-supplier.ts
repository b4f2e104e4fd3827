import { object, string } from 'yup';
import { supplierScreening } from '../../../../common/business.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { attachmentsOf } from '../../files/index.ts';
import { factsOf, receivedOn, salesIntl } from '../../communications/index.ts';
import { SupplierApplication } from '../supplier-application.entity.ts';
import { enclosed } from './enclosed.ts';
import { notice } from './notice.ts';
import { productName, supplierFacts } from './supplier-facts.ts';

const day = 24 * 60 * 60 * 1000;

/** Tells the sales desk about an application, with its certificates. */
export const notifySupplier = defineJob({
  name: 'notify-supplier',
  payload: object({ supplierApplicationId: string().uuid().required() }),
  maxAttempts: 25, // about four days, as confirm-quote
  async run({ supplierApplicationId }, { db, mail, site }) {
    const application = await db.findOneBy(SupplierApplication, { id: supplierApplicationId });
    if (!application) return; // erased since
    const { id, reference, companyName: company, contactPerson: name, productType, createdAt } = application;
    const { website, description, companyId } = application;
    const files = enclosed(db, await attachmentsOf(db, 'supplier_application', id), site.publicUrl);
    const letter = notice(
      {
        form: 'supplier',
        person: { ...application, name, company },
        reference,
        about: productName(salesIntl, productType),
        deadline: new Date(createdAt.getTime() + supplierScreening[0].days.max * day),
        facts: [
          ...factsOf(salesIntl, { received: receivedOn(salesIntl, createdAt) }),
          ...supplierFacts(salesIntl, application),
          ...factsOf(salesIntl, { website }, 'ltr'),
        ],
        files: files.facts,
        texts: { message: description },
        path: companyId && `/admin/companies/${companyId}`,
      },
      site,
    );
    await mail.send({ ...letter, attachments: files.attachments }, { messageId: `notify-supplier-${id}` });
  },
});
