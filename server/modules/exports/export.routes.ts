import { Router, type Request, type RequestHandler, type Response } from 'express';
import { GraphQLError } from 'graphql';
import type { DataSource } from 'typeorm';
import { brand } from '../../../common/brand.ts';
import type { Authentication } from '../identity/index.ts';
import { mediaTypes, writeTable, type Format } from '../../platform/export/table.ts';
import { UrlFilter } from '../../platform/export/url-filter.ts';
import { exportOf, isExport } from './exports.ts';

interface Options {
  db: DataSource;
  authentication: Authentication;
}

/** GET /exports/<list>.csv or .xlsx with the filter of the list's address: its rows, all of them, for whoever is signed in. */
export function exportRoutes({ db, authentication }: Options): Router {
  const send: RequestHandler<{ file: string }> = async (request, response, next) => {
    const [, name = '', format] = /^([a-z]+)\.(csv|xlsx)$/.exec(request.params.file) ?? [];
    if (!isExport(name)) return next();
    if (!authentication.viewerOf(request as Request))
      return refuse(response, 401, { code: 'UNAUTHENTICATED', message: 'Please sign in' });
    const table = await exportOf(db, name, new UrlFilter(request.query)).catch((error: unknown) => {
      if (error instanceof GraphQLError && error.extensions.code === 'BAD_USER_INPUT') return error;
      throw error;
    });
    if (table instanceof GraphQLError)
      return refuse(response, 400, { code: 'BAD_USER_INPUT', message: table.message, fields: table.extensions.fields });

    response
      .attachment(`kordon-${fileNames[name]}-${today()}.${format}`)
      .type(mediaTypes[format as Format])
      .set({ 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' });
    if (request.method === 'HEAD') return void response.end();
    // Too late for another answer: the connection is cut, so that the browser sees that the file is not whole.
    await writeTable(table, format as Format, response).catch((error: unknown) => {
      request.log.warn(error, 'an export was not sent to its end');
      response.destroy();
    });
  };
  return Router().get('/exports/:file', ...authentication.middleware, send);
}

const fileNames = { quotes: 'teklif-talepleri', companies: 'firmalar', communications: 'iletisimler' } as const;

/** By the company's clock, as 2026-11-19. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone }).format(new Date());

export const refuse = (response: Response, status: number, error: object): void =>
  void response.status(status).json({ error });
