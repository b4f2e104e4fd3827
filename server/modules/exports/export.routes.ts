import { Router, type Request, type RequestHandler, type Response } from 'express';
import { GraphQLError } from 'graphql';
import { brand } from '../../../common/brand.ts';
import { recordSecurityEvent } from '../activity/index.ts';
import { assertFreshProof, type Authentication } from '../identity/index.ts';
import { mediaTypes, writeTable, type Format } from '../../platform/export/table.ts';
import { UrlFilter } from '../../platform/export/url-filter.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { createExport, isExportName } from './exports.ts';

interface Options {
  authentication: Authentication;
  context: (request: Request) => Context;
}

/** GET /exports/<list>.csv or .xlsx returns all rows of a filtered list to any admin user; a list without a filter needs a fresh proof. The query parameters are those of the list page. */
export function exportRoutes({ authentication, context }: Options): Router {
  const send: RequestHandler<{ file: string }> = async (request, response, next) => {
    const [, name = '', format] = /^([a-z]+)\.(csv|xlsx)$/.exec(request.params.file) ?? [];
    if (!isExportName(name)) {
      next();
      return;
    }
    const viewer = authentication.viewerOf(request as Request);
    if (!viewer) {
      sendError(response, 401, { code: 'UNAUTHENTICATED', message: 'Please sign in' });
      return;
    }
    const caller = context(request as Request);
    const filter = new UrlFilter(request.query);
    const table = await createExport(await caller.openReports(), name, filter, viewer).catch(
      refusalOf('BAD_USER_INPUT'),
    );
    if (table instanceof GraphQLError) {
      sendError(response, 400, {
        code: 'BAD_USER_INPUT',
        message: table.message,
        fields: table.extensions.fields,
      });
      return;
    }
    // A copied session is not enough for a whole list. An API token needs no proof: its owner gave one when it was created.
    const needsProof = !filter.isNarrowed && !caller.tokenScopes;
    const refusal = needsProof && (await assertFreshProof(caller).catch(refusalOf('PROOF_REQUIRED')));
    if (refusal) {
      sendError(response, 403, { code: 'PROOF_REQUIRED', message: refusal.message });
      return;
    }

    if (request.method !== 'HEAD') await recordExport(caller, name, format as Format);
    response
      .attachment(`kordon-${fileNames[name]}-${getToday()}.${format}`)
      .type(mediaTypes[format as Format])
      .set({ 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' });
    if (request.method === 'HEAD') return void response.end();
    // The headers are already sent. Destroying the connection makes the browser report an incomplete file.
    await writeTable(table, format as Format, response).catch((error: unknown) => {
      request.log.warn(error, 'sending an export was aborted');
      response.destroy();
    });
  };
  return Router().get('/exports/:file', ...authentication.middleware, send);
}

/** Returns a handler that resolves to an error with this code and throws any other. */
const refusalOf = (code: string) => (error: unknown) => {
  if (error instanceof GraphQLError && error.extensions.code === code) return error;
  throw error;
};
/** Records in the security log who downloads what, before the first row is sent. The filter may name customers and is left out. */
export const recordExport = ({ transaction, isReadOnly }: Context, list: string, format: string): Promise<void> =>
  transaction((tx) =>
    recordSecurityEvent(tx, { kind: 'EXPORTED', details: { list, format, ...(isReadOnly && { byToken: true }) } }),
  );

const fileNames = {
  quotes: 'teklif-talepleri',
  companies: 'firmalar',
  communications: 'iletisimler',
  orders: 'siparisler',
} as const;

/** Returns the current day in the company's time zone, like 2026-11-19. */
export const getToday = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone }).format(new Date());

export const sendError = (response: Response, status: number, error: object): void =>
  void response.status(status).json({ error });
