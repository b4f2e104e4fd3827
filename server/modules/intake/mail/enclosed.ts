import type { EntityManager } from 'typeorm';
import type { Fact } from '../../../platform/mail/letter.ts';
import type { MailAttachment } from '../../../platform/mail/mailer.ts';
import { type Attachment, contentOf } from '../../files/index.ts';
import { salesIntl } from '../../communications/index.ts';

/** Bytes of files that one message carries: a third more on the way, which mail servers that take 25 MB still accept. */
const maxEnclosed = 18 * 1024 * 1024;

/** The files of a form for its message: as many as fit go with it, of the others it says where they are. */
export function enclosed(
  db: EntityManager,
  files: Attachment[],
  publicUrl: string,
): { facts: Fact[]; attachments: MailAttachment[] } {
  let left = maxEnclosed;
  const attachments: MailAttachment[] = [];
  const facts = files.map((file, index): Fact => {
    const described = `${file.name} · ${inMegabytes(file.size)}`;
    const fits = file.size <= left;
    if (fits) {
      left -= file.size;
      attachments.push({ name: file.name, type: file.type, content: contentOf(db, file) });
    }
    const link = new URL(`/attachments/${file.id}`, publicUrl).href;
    return {
      label: salesIntl.formatMessage({ id: 'sales.file' }, { number: index + 1 }),
      value: fits ? described : salesIntl.formatMessage({ id: 'sales.file.apart' }, { file: described, link }),
      dir: 'auto',
    };
  });
  return { facts, attachments };
}

const inMegabytes = (bytes: number): string =>
  salesIntl.formatNumber(bytes / 1024 / 1024, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  });
