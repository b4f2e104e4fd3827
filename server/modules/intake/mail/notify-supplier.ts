import { object, string } from 'yup';
import { supplierScreening } from '../../../../common/business.ts';
import { DAY_MS } from '../../../../common/durations.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { listAttachments } from '../../files/index.ts';
import { formatDetails, formatDate, salesIntl } from '../../communications/index.ts';
import { SupplierApplication } from '../supplier-application.entity.ts';
import { attachFiles } from './attachments.ts';
import { buildNotice } from './notice.ts';
import { getSupplierProductName, formatSupplierDetails } from './supplier-details.ts';

/** Notifies the sales desk of a supplier application and attaches its certificates. */
export const notifySupplier = defineJob({
  name: 'notify-supplier',
  payload: object({ supplierApplicationId: string().uuid().required() }),
  maxAttempts: 25, // about four days, like confirm-quote
  async run({ supplierApplicationId }, { db, files: storage, mail, site }) {
    const application = await db.findOneBy(SupplierApplication, { id: supplierApplicationId });
    if (!application) return; // erased in the meantime
    const { id, reference, companyName: company, contactPerson: name, productType, createdAt } = application;
    const { website, description, companyId } = application;
    const files = attachFiles(db, storage, await listAttachments(db, 'supplier_application', id), site.publicUrl);
    const content = buildNotice(
      {
        form: 'supplier',
        person: { ...application, name, company },
        reference,
        summary: getSupplierProductName(salesIntl, productType),
        deadline: new Date(createdAt.getTime() + supplierScreening[0].days.max * DAY_MS),
        details: [
          ...formatDetails(salesIntl, { received: formatDate(salesIntl, createdAt) }),
          ...formatSupplierDetails(salesIntl, application),
          ...formatDetails(salesIntl, { website }, 'ltr'),
        ],
        files: files.details,
        texts: { message: description },
        path: companyId && `/admin/companies/${companyId}`,
      },
      site,
    );
    await mail.send({ ...content, attachments: files.attachments }, { messageId: `notify-supplier-${id}` });
  },
});
