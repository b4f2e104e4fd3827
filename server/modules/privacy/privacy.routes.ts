import { Router, json, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { GraphQLError } from 'graphql';
import { In, type EntityManager } from 'typeorm';
import type { FileStorage } from '../../platform/files/file-folder.ts';
import { isOwnOrigin } from '../../platform/graphql/authentication.ts';
import { badInput, forbidden, unauthenticated } from '../../platform/graphql/errors.ts';
import { admins } from '../../platform/graphql/roles.ts';
import { recordSecurityEvent } from '../activity/index.ts';
import { Attachment, streamAttachment } from '../files/index.ts';
import { assertFreshProof, type Authentication, type IdentityContext } from '../identity/index.ts';
import { findPerson, listPersonRows, type PersonRows } from './person.ts';
import { checkPersonKey } from './person.service.ts';

interface Options {
  /** Origins of our own pages. */
  origins: ReadonlySet<string>;
  authentication: Authentication;
  context: (request: Request) => IdentityContext;
}

/** Columns that are derived from others. */
const derived = ['search_text', 'name_key', 'web_domain'];
/** Secrets of links, which are not data about the person. */
const secrets = ['token'];

const statuses: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PROOF_REQUIRED: 403,
  RATE_LIMITED: 429,
};

const handleExportError: ErrorRequestHandler = (error: unknown, _request, response: Response, next) => {
  if (response.headersSent || !(error instanceof GraphQLError)) {
    next(error);
    return;
  }
  const { code, ...rest } = error.extensions;
  response.status(statuses[String(code)] ?? 400).json({ error: { code, message: error.message, ...rest } });
};

/**
 * POST /privacy/export { email } returns all data of a person as a ZIP file: one JSON file for each table, and the
 * files. Admins only, with a fresh proof of identity.
 */
export function privacyRoutes({ origins, authentication, context: createContext }: Options): Router {
  const sendPerson: RequestHandler = async (request, response) => {
    if (!isOwnOrigin(request, origins)) throw forbidden('Requests from other sites are not accepted');
    const context = createContext(request);
    const { viewer, address } = context;
    if (!viewer) throw unauthenticated();
    if (context.isReadOnly || !admins.includes(viewer.role)) throw forbidden();
    const email = readEmail(request.body);
    checkPersonKey(email);
    await assertFreshProof(context);

    const { db, transaction } = context.allRecords;
    // One snapshot, so that an erasure at the same time is in all files or in none.
    const { rows, files } = await db.transaction('REPEATABLE READ', async (tx) => {
      const found = await listPersonRows(tx, await findPerson(tx, email));
      return { rows: await readRows(tx, found), files: await readFiles(tx, found) };
    });
    // Without the e-mail address, which an erasure would otherwise have to remove here.
    await transaction((tx) =>
      recordSecurityEvent(tx, {
        kind: 'PRIVACY_EXPORTED',
        actor: viewer.email,
        network: address,
        details: { tables: Object.keys(rows).length, files: files.length },
      }),
    );
    response
      .attachment('kordon-personal-data.zip')
      .type('application/zip')
      .set({ 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' });
    await writeZip(response, rows, { db: db.manager, storage: context.files, files }).catch((error: unknown) => {
      request.log.warn(error, 'sending personal data was aborted');
      response.destroy();
    });
  };
  return Router()
    .post('/privacy/export', ...authentication.middleware, json({ limit: '8kb' }), sendPerson)
    .use('/privacy/export', handleExportError);
}

/** @throws BAD_USER_INPUT when the body is not an object with a text `email` */
function readEmail(body: unknown): string {
  const { email } = (body ?? {}) as { email?: unknown };
  if (typeof email !== 'string') throw badInput({ email: 'form.required' });
  return email;
}

async function readRows(tx: EntityManager, found: PersonRows[]): Promise<Record<string, object[]>> {
  const rows: Record<string, object[]> = {};
  for (const { table, ids, keptIds } of found) {
    const { table: name, key = 'id' } = table;
    const stored = await tx.query<{ row: object }[]>(
      `select to_jsonb(t) - $2::text[] as row from ${name} t where ${key}::text = any($1) order by ${key}`,
      [
        [...ids, ...keptIds],
        [...derived, ...secrets],
      ],
    );
    if (stored.length > 0) rows[name] = stored.map(({ row }) => row);
  }
  return rows;
}

async function readFiles(tx: EntityManager, found: PersonRows[]): Promise<Attachment[]> {
  const ids = found
    .filter(({ table }) => table.table === 'attachments')
    .flatMap((attachments) => [...attachments.ids, ...attachments.keptIds]);
  return tx.find(Attachment, { where: { id: In(ids) }, order: { createdAt: 'asc' } });
}

/** Writes the ZIP file while its files are read from the storage, one chunk at a time. */
async function writeZip(
  response: Response,
  rows: Record<string, object[]>,
  { db, storage, files }: { db: EntityManager; storage: FileStorage; files: Attachment[] },
): Promise<void> {
  const zip = new Zip((error, chunk, isLast) => {
    if (error) throw error;
    response.write(chunk);
    if (isLast) response.end();
  });
  for (const [name, list] of Object.entries(rows)) {
    const entry = new ZipDeflate(`${name}.json`, { level: 6 });
    zip.add(entry);
    entry.push(Buffer.from(JSON.stringify(list, null, 2)), true);
  }
  for (const file of files) {
    // The id makes names unique.
    const entry = new ZipPassThrough(`files/${file.id}/${file.name}`);
    zip.add(entry);
    for await (const chunk of streamAttachment(db, storage, file)) {
      if (response.destroyed) return;
      entry.push(chunk as Buffer);
      if (response.writableNeedDrain)
        await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
    }
    entry.push(new Uint8Array(0), true);
  }
  zip.end();
}
