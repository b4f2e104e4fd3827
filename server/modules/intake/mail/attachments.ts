import type { EntityManager } from 'typeorm';
import type { Fact } from '../../../platform/mail/letter.ts';
import type { MailAttachment } from '../../../platform/mail/mailer.ts';
import { type Attachment, streamAttachment } from '../../files/index.ts';
import { salesIntl } from '../../communications/index.ts';

/** Base64 makes a file a third larger, so that the mail stays below the usual limit of 25 MB. */
const MAX_ATTACHED_BYTES = 18 * 1024 * 1024;

/** Attaches as many files as fit into one mail and lists all of them. The entries of the others contain a link. */
export function attachFiles(
  db: EntityManager,
  files: Attachment[],
  publicUrl: string,
): { facts: Fact[]; attachments: MailAttachment[] } {
  let remaining = MAX_ATTACHED_BYTES;
  const attachments: MailAttachment[] = [];
  const facts = files.map((file, index): Fact => {
    const description = `${file.name} · ${formatMegabytes(file.size)}`;
    const fits = file.size <= remaining;
    if (fits) {
      remaining -= file.size;
      attachments.push({ name: file.name, type: file.type, content: streamAttachment(db, file) });
    }
    const link = new URL(`/attachments/${file.id}`, publicUrl).href;
    return {
      label: salesIntl.formatMessage({ id: 'sales.file' }, { number: index + 1 }),
      value: fits ? description : salesIntl.formatMessage({ id: 'sales.file.apart' }, { file: description, link }),
      dir: 'auto',
    };
  });
  return { facts, attachments };
}

const formatMegabytes = (bytes: number): string =>
  salesIntl.formatNumber(bytes / 1024 / 1024, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  });
