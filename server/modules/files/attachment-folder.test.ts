import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { backUpDatabase, migrationNames } from '../../app/backup.ts';
import { entities } from '../../app/entities.ts';
import { listMissingFiles, prepareFileStorage } from '../../app/files.ts';
import { migrations } from '../../migrations/index.ts';
import { checkBackup, restoreBackup } from '../../platform/backup/restore.ts';
import { open } from '../../platform/database/data-source.ts';
import { FileFolder, type FileStorage } from '../../platform/files/file-folder.ts';
import { addJob } from '../../platform/jobs/job.ts';
import { migrateJobs } from '../../platform/jobs/worker.ts';
import { aContactMessage, submitContactMessage } from '../../testing/builders.ts';
import { captureLog } from '../../testing/captured-log.ts';
import { createDatabase, dropDatabase } from '../../testing/database.ts';
import { aPdf } from '../../testing/files.ts';
import { startKordon } from '../../testing/kordon.ts';
import { dataDirPrefix } from '../../testing/leftovers.ts';
import { Attachment } from './attachment.entity.ts';
import { deleteUnclaimedAttachments, storeContent, streamAttachment } from './attachment.service.ts';
import { moveAttachments } from './move-attachments.ts';
import { removeOrphanedFiles } from './remove-file-content.ts';

const path = `${dataDirPrefix}${randomUUID()}`;
const folder = new FileFolder(path);
const inFolder: FileStorage = { newFiles: 'folder', folder };
const inDatabase: FileStorage = { newFiles: 'database', folder };
const kordon = startKordon({ ATTACHMENTS: 'folder', ATTACHMENTS_DIR: path });

const pathOf = (id: string) => join(path, id.slice(0, 2), id);
const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
const aFile = (bytes = 700_000) => Buffer.concat([aPdf(), randomBytes(bytes)]);
const store = (storage: FileStorage, content: Buffer) =>
  storeContent(kordon.db, storage, content, { name: 'a.pdf', type: 'application/pdf' });
const countChunks = async () =>
  (await kordon.db.query<[{ count: number }]>('select count(*)::int as count from attachment_chunks'))[0].count;
const download = async (id: string) =>
  Buffer.from(await (await kordon.admin.fetch(`/attachments/${id}`)).arrayBuffer());
const readCode = async (response: Response) =>
  ((await response.json()) as { error: { code: string; message: string } }).error;

async function upload(content: Buffer): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), 'a.pdf');
  const response = await kordon.fetch('/attachments', { method: 'POST', body: form });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

afterEach(async () => {
  await kordon.db.query('truncate rate_limits');
  await kordon.db.query('delete from attachments');
  await kordon.waitForJobs();
});
afterAll(() => rm(path, { recursive: true }));

describe('a file in the folder', () => {
  test('is readable by its owner only, has no rows in the database, and is sent as it was uploaded', async () => {
    const content = aFile();
    const id = await upload(content);
    expect((await stat(pathOf(id))).mode & 0o777).toBe(0o600);
    expect((await stat(path)).mode & 0o777).toBe(0o700);
    expect(await readFile(pathOf(id))).toEqual(content);
    expect(await countChunks()).toBe(0);
    expect((await download(id)).equals(content)).toBe(true);
    expect(await readdir(join(path, id.slice(0, 2)))).toEqual([id]);
  });

  test('that is missing or damaged is an error with a code, of which nothing is sent, and in the log', async () => {
    const missing = await upload(aFile());
    await rm(pathOf(missing));
    const damaged = await upload(aFile());
    const content = await readFile(pathOf(damaged));
    content[600_000]! ^= 1;
    await writeFile(pathOf(damaged), content);
    for (const [id, code] of [
      [missing, 'FILE_MISSING'],
      [damaged, 'FILE_DAMAGED'],
    ] as const) {
      const response = await kordon.admin.fetch(`/attachments/${id}`);
      expect(response.status).toBe(500);
      const error = await readCode(response);
      expect(error.code).toBe(code);
      const [, reference = ''] = /Reference: ([0-9a-f-]{36})/.exec(error.message) ?? [];
      const line = kordon.log.find((entry) => entry.includes(reference))!;
      expect(line).toContain(code);
      expect(line).toContain(id);
    }
  });

  test('is deleted with its row, when it is unclaimed and when its message is deleted', async () => {
    const [unclaimed, claimed] = [await upload(aFile()), await upload(aFile())];
    await kordon.visitor.run(submitContactMessage, { input: aContactMessage({ attachmentId: claimed }) });
    await kordon.db.query(`update attachments set created_at = now() - interval '25 hours'`);
    await deleteUnclaimedAttachments(kordon.db.manager);
    while (await exists(pathOf(unclaimed))) await delay(20);
    expect(await exists(pathOf(claimed))).toBe(true);
    await kordon.waitForJobs(); // the mail with the file
    await kordon.db.query('delete from contact_messages');
    while (await exists(pathOf(claimed))) await delay(20);
  });
});

test('a file in the database without its chunks is reported as missing', async () => {
  const { id } = await store(inDatabase, aFile());
  await kordon.db.query('delete from attachment_chunks where position > 0');
  // The first chunk is sent before the second is missed.
  await expect(download(id)).rejects.toThrow();
  await kordon.db.query('delete from attachment_chunks');
  expect((await readCode(await kordon.admin.fetch(`/attachments/${id}`))).code).toBe('FILE_MISSING');
});

test('a rollback leaves no reference; the file is removed when it is a day old, other files stay', async () => {
  const kept = await store(inFolder, aFile());
  let id = '';
  const failing = kordon.db.transaction(async (tx) => {
    ({ id } = await storeContent(tx, inFolder, aFile(), { name: 'a.pdf', type: 'application/pdf' }));
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await kordon.db.query('select id from attachments')).toEqual([{ id: kept.id }]);
  const recent = `${pathOf(kept.id)}.${randomUUID()}.part`;
  const unfinished = `${pathOf(id)}.${randomUUID()}.part`;
  for (const file of [recent, unfinished]) await writeFile(file, 'half');
  const twoDaysAgo = Date.now() / 1_000 - 2 * 24 * 3600;
  await addJob(kordon.db.manager, removeOrphanedFiles, {});
  await kordon.waitForJobs();
  for (const file of [pathOf(id), unfinished, pathOf(kept.id)]) {
    expect(await exists(file)).toBe(true);
    await utimes(file, twoDaysAgo, twoDaysAgo);
  }
  await addJob(kordon.db.manager, removeOrphanedFiles, {});
  while ((await exists(pathOf(id))) || (await exists(unfinished))) await delay(20);
  await kordon.waitForJobs();
  expect([await exists(pathOf(kept.id)), await exists(recent)]).toEqual([true, true]);
  await rm(recent);
});

test('a file whose row cannot be stored is removed from the folder', async () => {
  await kordon.db.query('alter table attachments rename to elsewhere');
  try {
    await expect(store(inFolder, aFile())).rejects.toThrow('attachments');
  } finally {
    await kordon.db.query('alter table elsewhere rename to attachments');
  }
  for await (const entries of folder.list()) expect(entries).toEqual([]);
});

describe('a move', () => {
  const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex');

  test('in both directions can be interrupted and goes on, while files are read', async () => {
    const contents = new Map<string, string>();
    for (let n = 0; n < 8; n++) {
      const content = aFile(n * 100_000);
      contents.set((await store(inDatabase, content)).id, digest(content));
    }
    let isMoving = true;
    let read = 0;
    const reader = (async () => {
      while (isMoving)
        for (const [id, sha256] of contents) {
          expect(digest(await download(id))).toBe(sha256);
          read += 1;
        }
    })();
    reader.catch(() => {}); // awaited below
    for (const to of ['folder', 'database'] as const) {
      const interrupted = moveAttachments(kordon.db, {
        folder,
        to,
        onMoved: ({ count }) => {
          if (count === 3) throw new Error('interrupted');
        },
      });
      await expect(interrupted).rejects.toThrow('interrupted');
      // As left by a process that was killed before its commit: a complete copy without a reference to it.
      if (to === 'folder') {
        const [unmoved] = await kordon.db.query<[{ id: string }]>(
          'select id from attachments where folder_sha256 is null limit 1',
        );
        await folder.write(unmoved.id, [Buffer.from('of an earlier attempt')]);
      }
      const readBefore = read;
      expect(await moveAttachments(kordon.db, { folder, to })).toMatchObject({ count: 5, failures: [] });
      expect(await moveAttachments(kordon.db, { folder, to })).toMatchObject({ count: 0 });
      while (read < readBefore + contents.size) await delay(10);
      if (to === 'folder') expect(await countChunks()).toBe(0);
      else for await (const entries of folder.list()) expect(entries).toEqual([]);
    }
    isMoving = false;
    await reader;
  });

  test('does not interrupt a download, which continues from the other place', async () => {
    const content = aFile(1_000_000);
    const { id } = await store(inDatabase, content);
    for (const to of ['folder', 'database'] as const) {
      const file = await kordon.db.manager.findOneByOrFail(Attachment, { id });
      const stream = streamAttachment(kordon.db.manager, inDatabase, file);
      await once(stream, 'readable');
      await moveAttachments(kordon.db, { folder, to });
      expect((await buffer(stream)).equals(content)).toBe(true);
      // The row was read before the move, its content is read after it.
      expect((await buffer(streamAttachment(kordon.db.manager, inDatabase, file))).equals(content)).toBe(true);
    }
  });

  test('leaves files that cannot be read where they are, and names them', async () => {
    const damaged = await store(inFolder, aFile());
    const whole = await store(inFolder, aFile());
    await writeFile(pathOf(damaged.id), 'something else');
    const { count, failures } = await moveAttachments(kordon.db, { folder, to: 'database' });
    expect(count).toBe(1);
    expect(failures).toEqual([`the content of file ${damaged.id} differs from what was stored`]);
    const places = await kordon.db.query<object[]>('select id from attachments where folder_sha256 is null');
    expect(places).toEqual([{ id: whole.id }]);
  });

  test('waits for a running backup, which finds each file where its row says', async () => {
    const lock = kordon.db.createQueryRunner();
    await lock.query('select pg_advisory_lock_shared($1, $2)', [0x6b6f7264, 7]);
    await store(inDatabase, aFile());
    const moving = moveAttachments(kordon.db, { folder, to: 'folder' });
    const waiting = `select from pg_locks where locktype = 'advisory' and objid = 7 and not granted`;
    while ((await kordon.db.query<unknown[]>(waiting)).length === 0) await delay(10);
    await lock.query('select pg_advisory_unlock_shared($1, $2)', [0x6b6f7264, 7]);
    await lock.release();
    expect(await moving).toMatchObject({ count: 1 });
  });
});

test('a backup has the contents of both places and is restored into the database; it names a missing file', async () => {
  const files = new Map<string, Buffer>();
  for (const storage of [inFolder, inDatabase, inFolder, inDatabase, inDatabase, inFolder]) {
    const content = aFile();
    files.set((await store(storage, content)).id, content);
  }
  const lost = await store(inFolder, aFile());
  await rm(pathOf(lost.id));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(name, false);
  const { log } = captureLog();
  const restored = await open(url, { entities, migrations, log, poolSize: 1 });
  try {
    const { file, missingFiles } = await backUpDatabase(kordon.databaseUrl, join(path, 'backups'), inFolder);
    expect(missingFiles).toEqual([lost.id]);
    const checked = await checkBackup(file, migrationNames, '1.0.0');
    await restoreBackup(restored, checked, { replaceAll: false, createQueue: () => migrateJobs(url, log) });
    const found = await restored.manager.find(Attachment);
    expect(found).toHaveLength(files.size + 1);
    for (const attachment of found) {
      expect(attachment.folderSha256).toBeNull();
      const content = files.get(attachment.id);
      if (content)
        expect((await buffer(streamAttachment(restored.manager, inDatabase, attachment))).equals(content)).toBe(true);
    }
  } finally {
    await restored.destroy();
    await dropDatabase(name);
  }
});

test('a node without the shared folder logs this at its start, and one without a usable folder does not start', async () => {
  const { id } = await store(inFolder, aFile());
  expect(await listMissingFiles(kordon.db, folder)).toEqual([]);
  const { log, lines } = captureLog();
  const other: FileStorage = { newFiles: 'database', folder: new FileFolder(`${path}-other`) };
  await prepareFileStorage(kordon.db, other, log);
  expect(lines.join('')).toContain('all nodes need the same shared folder');
  expect(lines.join('')).toContain(id);
  const unusable: FileStorage = { newFiles: 'folder', folder: new FileFolder('package.json/attachments') };
  await expect(prepareFileStorage(kordon.db, unusable, log)).rejects.toThrow('ATTACHMENTS_DIR cannot be used: ');
});
