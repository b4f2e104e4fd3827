import type { EntityManager } from 'typeorm';
import type { FileStorage } from '../../../platform/files/file-folder.ts';
import type { LabelledValue } from '../../../platform/mail/mail-content.ts';
import type { MailAttachment } from '../../../platform/mail/mailer.ts';
import { type Attachment, streamAttachment } from '../../files/index.ts';
import { salesIntl } from '../../communications/index.ts';

/** Base64 makes files a third larger; with these bytes the mail stays below the usual limit of 25 MB. */
const MAX_ATTACHED_BYTES = 18 * 1024 * 1024;

/** Attaches the files that fit into one mail, and lists all files. The entry of a file that is not attached contains a link. */
export function attachFiles(
  db: EntityManager,
  storage: FileStorage,
  files: Attachment[],
  publicUrl: string,
): { details: LabelledValue[]; attachments: MailAttachment[] } {
  let remaining = MAX_ATTACHED_BYTES;
  const attachments: MailAttachment[] = [];
  const details = files.map((file, index): LabelledValue => {
    const description = `${file.name} · ${formatMegabytes(file.size)}`;
    const fits = file.size <= remaining;
    if (fits) {
      remaining -= file.size;
      attachments.push({ name: file.name, type: file.type, content: streamAttachment(db, storage, file) });
    }
    const link = new URL(`/attachments/${file.id}`, publicUrl).href;
    return {
      label: salesIntl.formatMessage({ id: 'sales.file' }, { number: index + 1 }),
      value: fits ? description : salesIntl.formatMessage({ id: 'sales.file.apart' }, { file: description, link }),
      dir: 'auto',
    };
  });
  return { details, attachments };
}

const formatMegabytes = (bytes: number): string =>
  salesIntl.formatNumber(bytes / 1024 / 1024, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  });
