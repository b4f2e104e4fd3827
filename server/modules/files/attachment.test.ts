import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { attachmentExtensions } from '../../../common/attachments.ts';
import { documentExtensions } from '../../platform/files/document-type.ts';
import { addJob } from '../../platform/jobs/job.ts';
import {
  aContactMessage,
  aSupplierApplication,
  submitContactMessage,
  submitSupplierApplication,
} from '../../testing/builders.ts';
import * as files from '../../testing/files.ts';
import { startKordon } from '../../testing/kordon.ts';
import { aCompany } from '../../testing/records.ts';
import { MAX_UNCLAIMED_BYTES, MAX_UNCLAIMED_BYTES_PER_NETWORK } from './attachment.service.ts';
import { removeUnclaimedFiles } from './remove-unclaimed-files.ts';

const kordon = startKordon({ TRUST_PROXY: 1 });

interface Uploaded {
  id: string;
  name: string;
  size: number;
  type: string;
}
const office = 'application/vnd.openxmlformats-officedocument';

const formOf = (...parts: [content: Buffer, name: string][]): FormData => {
  const form = new FormData();
  for (const [content, name] of parts) form.append('file', new Blob([new Uint8Array(content)]), name);
  return form;
};
const post = (body: FormData | string, headers: Record<string, string> = {}) =>
  kordon.fetch('/attachments', { method: 'POST', body, headers });
async function upload(content: Buffer, name: string): Promise<Uploaded> {
  const response = await post(formOf([content, name]));
  expect(response.status).toBe(201);
  return (await response.json()) as Uploaded;
}
async function readError(response: Response): Promise<{ status: number; code: string }> {
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect(error.message).not.toBe('');
  return { status: response.status, code: error.code };
}
const count = async (): Promise<number> =>
  (await kordon.db.query<[{ count: number }]>('select count(*)::int as count from attachments'))[0].count;

beforeEach(() => kordon.db.query('truncate rate_limits'));

test('the forms accept the same file extensions as the server', () => {
  expect([...attachmentExtensions].sort()).toEqual([...documentExtensions].sort());
});

describe('the type of a file is detected from its content:', () => {
  test.each<[name: string, content: Buffer, type: string]>([
    ['offer.pdf', files.aPdf(), 'application/pdf'],
    ['photo.jpg', files.aJpeg(), 'image/jpeg'],
    ['photo.jpeg', files.aJpeg(), 'image/jpeg'],
    ['drawing.png', files.aPng(), 'image/png'],
    ['letter.docx', files.aDocx(), `${office}.wordprocessingml.document`],
    ['prices.xlsx', files.anXlsx(), `${office}.spreadsheetml.sheet`],
    ['letter.doc', files.aCompoundFile('WordDocument'), 'application/msword'],
    ['prices.xls', files.aCompoundFile('Workbook'), 'application/vnd.ms-excel'],
    ['old prices.xls', files.aCompoundFile('Book'), 'application/vnd.ms-excel'],
  ])('%s is accepted', async (name, content, type) => {
    expect(await upload(content, name)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      name,
      size: content.length,
      type,
    });
  });

  test.each<[name: string, content: Buffer]>([
    ['program.pdf', files.aProgram()],
    ['archive.docx', files.aZip({ 'readme.txt': 'hello' })],
    ['bomb.docx', files.aZipBomb()],
    ['macros.docx', files.aDocm()],
    ['presentation.doc', files.aCompoundFile('PowerPoint Document')],
    ['installer.xls', files.aCompoundFile('MsiTable')],
    ['circle.doc', files.aCompoundFile('Other', { nextDirectorySector: 1 })],
    ['page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['half a header.xls', files.aCompoundFile('Workbook').subarray(0, 40)],
    ['text.pdf', Buffer.from('just words')],
  ])('%s with other content is refused', async (name, content) => {
    const before = await count();
    expect(await readError(await post(formOf([content, name])))).toEqual({ status: 415, code: 'TYPE_NOT_ACCEPTED' });
    expect(await count()).toBe(before);
  });
});

test.each([
  ['../../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\leyla\\Desktop\\teklif.pdf', 'teklif.pdf'],
  ['…/...', 'dosya.pdf'],
  ['run.exe', 'run.exe.pdf'],
  ['run.hta', 'run.hta.pdf'],
  ['OFFER.PDF', 'OFFER.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe.pdf'],
  ['Çelik teklifi – İzmir.pdf', 'Çelik teklifi – İzmir.pdf'],
  ['پیشنهاد قیمت.pdf', 'پیشنهاد قیمت.pdf'],
  ['عرض سعر 👷.pdf', 'عرض سعر 👷.pdf'],
  ['a\r\nContent-Type: text/html.pdf', 'html.pdf'],
  ['a"b<c>|d?.pdf', 'abcd.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}.pdf`],
])('the name %j is stored as %j', async (name, stored) => {
  expect((await upload(files.aPdf(), name)).name).toBe(stored);
});

describe('an upload must be one file of at most 10 MB:', () => {
  const limit = 10 * 1024 * 1024;

  test('a file of exactly 10 MB is accepted and stored unchanged', async () => {
    const content = files.aPdf(limit);
    const { id, size } = await upload(content, 'large.pdf');
    expect(size).toBe(limit);
    const sent = Buffer.from(await (await kordon.admin.fetch(`/attachments/${id}`)).arrayBuffer());
    expect(sent.equals(content)).toBe(true);
  });

  test('a larger file is refused', async () => {
    for (const size of [limit + 1, 11 * 1024 * 1024])
      expect(await readError(await post(formOf([files.aPdf(size), 'large.pdf'])))).toEqual({
        status: 413,
        code: 'FILE_TOO_LARGE',
      });
  });

  test('two files are refused', async () => {
    const two = formOf([files.aPdf(), 'one.pdf'], [files.aPdf(), 'two.pdf']);
    expect(await readError(await post(two))).toEqual({ status: 400, code: 'TOO_MANY_FILES' });
  });

  test('an empty file is refused', async () => {
    expect(await readError(await post(formOf([Buffer.alloc(0), 'empty.pdf'])))).toEqual({
      status: 400,
      code: 'EMPTY_FILE',
    });
  });

  test('a request without a file is refused', async () => {
    const form = new FormData();
    form.append('file', 'just text');
    expect(await readError(await post(form))).toEqual({ status: 400, code: 'NO_FILE' });
    expect(await readError(await post('{}', { 'content-type': 'application/json' }))).toEqual({
      status: 400,
      code: 'NO_FILE',
    });
  });

  test.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    [
      'cut off',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n%PDF-',
    ],
    ['with invalid content', 'multipart/form-data; boundary=b', '\0\u0001\u0002'],
  ])('a form %s is refused', async (_case, type, body) => {
    expect(await readError(await post(body, { 'content-type': type }))).toEqual({ status: 400, code: 'BAD_REQUEST' });
  });

  test('temporary files are deleted', async () => {
    const listUploadFiles = () => readdirSync(tmpdir()).filter((name) => /^[0-9a-f]{32}$/.test(name));
    const before = listUploadFiles();
    await post(formOf([files.aPdf(limit + 1), 'large.pdf']));
    await post(formOf([files.aProgram(), 'program.pdf']));
    await upload(files.aPdf(), 'kept.pdf');
    while (listUploadFiles().some((name) => !before.includes(name))) await delay(10); // deleted after the response
  });
});

test('uploads from other origins are refused', async () => {
  const response = await post(formOf([files.aPdf(), 'a.pdf']), { origin: 'https://else.example' });
  expect(await readError(response)).toEqual({ status: 403, code: 'FORBIDDEN' });
});

test('too many uploads from one address get RATE_LIMITED with a retry time, other addresses are not affected', async () => {
  const postFrom = (address: string) => post(formOf([files.aPng(), 'a.png']), { 'x-forwarded-for': address });
  for (let sent = 0; sent < 30; sent++) expect((await postFrom('192.0.2.1')).status).toBe(201);
  const response = await postFrom('192.0.2.1');
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(await readError(response)).toEqual({ status: 429, code: 'RATE_LIMITED' });
  expect((await postFrom('192.0.2.2')).status).toBe(201);
});

describe('unclaimed files', () => {
  const large = 10 * 1024 * 1024;
  const postFrom = (address: string, content: Buffer) =>
    post(formOf([content, 'a.pdf']), { 'x-forwarded-for': address });
  const idOf = async (response: Response) => ((await response.json()) as Uploaded).id;
  /** Counted bytes of each network. */
  const readCountedBytes = async () =>
    (await kordon.db.query<{ points: number }[]>(`select points from rate_limits where key like 'unclaimed:%'`)).map(
      ({ points }) => points,
    );
  const readStoredBytes = async (): Promise<number> =>
    (await kordon.db.query<[{ bytes: number }]>('select coalesce(sum(size), 0)::float8 as bytes from attachments'))[0]
      .bytes;

  beforeEach(() => kordon.db.query('delete from attachments'));
  afterAll(() => kordon.db.query('delete from attachments'));

  test('of one network are limited to 120 MB, also for parallel uploads; other networks are not affected', async () => {
    const content = files.aPdf(large);
    const responses = await Promise.all(
      Array.from({ length: 14 }, (_, n) => postFrom(`2001:db8:1:2::${(n + 1).toString(16)}`, content)),
    );
    const refused = responses.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(2);
    for (const response of refused) {
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(23 * 3_600);
      expect(await readError(response)).toEqual({ status: 429, code: 'RATE_LIMITED' });
    }
    expect(await readStoredBytes()).toBe(12 * large);
    expect(12 * large).toBe(MAX_UNCLAIMED_BYTES_PER_NETWORK);
    expect((await postFrom('2001:db8:1:2::1', files.aPdf())).status).toBe(429);
    expect((await postFrom('2001:db8:1:3::1', files.aPdf())).status).toBe(201);
  }, 60_000);

  test('are refunded once to the network whose form claims them', async () => {
    const address = { 'x-forwarded-for': '192.0.2.1' };
    const [one, two, three] = await Promise.all([100, 200, 400].map((size) => postFrom('192.0.2.1', files.aPdf(size))));
    expect(await readCountedBytes()).toEqual([700]);
    const message = aContactMessage({ attachmentId: await idOf(one!) });
    await Promise.all(
      Array.from({ length: 5 }, () => kordon.visitor.send(submitContactMessage, { input: message }, address)),
    );
    expect(await readCountedBytes()).toEqual([600]);
    const certificateIds = [await idOf(two!), await idOf(three!)];
    const refused = aSupplierApplication({ certificateIds: [...certificateIds, randomUUID()] });
    expect((await kordon.visitor.send(submitSupplierApplication, { input: refused }, address)).errors).toHaveLength(1);
    expect(await readCountedBytes()).toEqual([600]);
    const input = aSupplierApplication({ certificateIds });
    expect((await kordon.visitor.send(submitSupplierApplication, { input }, address)).errors).toEqual([]);
    expect(await readCountedBytes()).toEqual([0]);
  });

  test('are not counted when storing fails', async () => {
    expect((await post(formOf([files.aProgram(), 'a.pdf']))).status).toBe(415);
    expect(await readCountedBytes()).toEqual([]);
    await kordon.db.query('alter table attachment_chunks rename to elsewhere');
    expect((await post(formOf([files.aPdf(), 'a.pdf']))).status).toBe(500);
    await kordon.db.query('alter table elsewhere rename to attachment_chunks');
    expect(await readCountedBytes()).toEqual([0]);
  });

  test('are limited to 1 GB in total, also for parallel uploads; further uploads get STORAGE_FULL', async () => {
    const content = files.aPdf(large);
    const fill = (bytes: number) =>
      kordon.db.query(`insert into attachments (name, type, size) values ('a.pdf', 'application/pdf', $1)`, [bytes]);
    await fill(MAX_UNCLAIMED_BYTES - 2.5 * large);
    const responses = await Promise.all(Array.from({ length: 5 }, (_, n) => postFrom(`192.0.2.${n + 1}`, content)));
    const refused = responses.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(3);
    for (const response of refused) {
      expect(response.headers.get('retry-after')).toBe('3600');
      expect(await readError(response)).toEqual({ status: 503, code: 'STORAGE_FULL' });
    }
    expect(await readStoredBytes()).toBe(MAX_UNCLAIMED_BYTES - large / 2);
    expect((await readCountedBytes()).sort()).toEqual([0, 0, 0, large, large]);
    expect((await postFrom('192.0.2.9', files.aPdf(large / 2))).status).toBe(201);
    expect((await postFrom('192.0.2.9', files.aPdf())).status).toBe(503);
  }, 60_000);

  test('do not include documents and offers, which forms cannot claim either', async () => {
    const { id: companyId } = await aCompany(kordon.db);
    const response = await kordon.admin.fetch(`/companies/${companyId}/documents`, {
      method: 'POST',
      body: formOf([files.aPdf(), 'contract.pdf']),
    });
    const { attachmentId } = (await response.json()) as { attachmentId: string };
    await kordon.db.query('update attachments set size = $1', [MAX_UNCLAIMED_BYTES]);
    expect((await post(formOf([files.aPdf(), 'a.pdf']))).status).toBe(201);
    const input = aContactMessage({ attachmentId });
    await expect(kordon.visitor.run(submitContactMessage, { input })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { attachmentId: 'form.file.gone' },
    });
    await kordon.db.query('delete from company_documents');
  });
});

describe('a stored file', () => {
  test('can only be downloaded when signed in', async () => {
    const { id } = await upload(files.aPdf(), 'offer.pdf');
    expect(await readError(await kordon.fetch(`/attachments/${id}`))).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
  });

  test('is sent as a download with its name', async () => {
    const { id } = await upload(files.aPdf(), 'Teklif – ürün.pdf');
    const { status, headers } = await kordon.admin.fetch(`/attachments/${id}`);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '64',
      'content-disposition': `attachment; filename="Teklif ? ?r?n.pdf"; filename*=UTF-8''Teklif%20%E2%80%93%20%C3%BCr%C3%BCn.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  test.each([randomUUID(), 'no-uuid', '%00', '..%2Fhealth'])('is not found under %s', async (id) => {
    expect(await readError(await kordon.admin.fetch(`/attachments/${id}`))).toEqual({ status: 404, code: 'NOT_FOUND' });
  });

  test('is not found under a malformed URL', async () => {
    const response = await kordon.admin.fetch('/attachments/%E0%A4');
    expect(await readError(response)).toEqual({ status: 400, code: 'BAD_REQUEST' });
  });

  test('can be downloaded again after an interrupted download', async () => {
    const { id } = await upload(files.aPdf(10 * 1024 * 1024), 'large.pdf');
    const download = new AbortController();
    const response = await kordon.admin.fetch(`/attachments/${id}`, { signal: download.signal });
    await response.body!.getReader().read();
    download.abort();
    while (!kordon.log.some((line) => line.includes('a file download was interrupted'))) await delay(10);
    expect((await kordon.admin.fetch(`/attachments/${id}`)).status).toBe(200);
  });

  test('that cannot be stored is reported and logged with a reference id', async () => {
    await kordon.db.query('alter table attachment_chunks rename to elsewhere');
    try {
      const response = await post(formOf([files.aPdf(), 'offer.pdf']));
      expect(await readError(response.clone())).toEqual({ status: 500, code: 'INTERNAL_SERVER_ERROR' });
      const [, reference = ''] = /Reference: ([0-9a-f-]{36})/.exec(await response.text()) ?? [];
      expect(kordon.log.find((line) => line.includes(reference))).toContain('attachment_chunks');
    } finally {
      await kordon.db.query('alter table elsewhere rename to attachment_chunks');
    }
  });

  test('is deleted after a day unless a form has claimed it', async () => {
    const [fresh, old, claimed] = await Promise.all(['a', 'b', 'c'].map((name) => upload(files.aPdf(), `${name}.pdf`)));
    const input = aContactMessage({ attachmentId: claimed!.id });
    await kordon.visitor.run(submitContactMessage, { input });
    await kordon.db.query(`update attachments set created_at = now() - interval '25 hours' where id = any($1)`, [
      [old!.id, claimed!.id],
    ]);
    await addJob(kordon.db.manager, removeUnclaimedFiles, {});
    // HEAD, because deleting a file during a GET would close the connection.
    const statusOf = async (id: string) => (await kordon.admin.fetch(`/attachments/${id}`, { method: 'HEAD' })).status;
    while ((await statusOf(old!.id)) !== 404) await delay(20);
    expect(await statusOf(fresh!.id)).toBe(200);
    expect(await statusOf(claimed!.id)).toBe(200);
    const remainingChunks = await kordon.db.query<unknown[]>(`select from attachment_chunks where attachment_id = $1`, [
      old!.id,
    ]);
    expect(remainingChunks).toEqual([]);
  });

  test('is checked by an hourly job', async () => {
    const known = `select identifier from graphile_worker._private_known_crontabs`;
    expect(await kordon.db.query(known)).toContainEqual({ identifier: 'remove-unclaimed-files' });
  });
});
