import { Router, type Request, type RequestHandler } from 'express';
import { GraphQLError } from 'graphql';
import type { DataSource } from 'typeorm';
import { reasons } from '../../../common/forms/reasons.ts';
import { refuse, today } from '../exports/index.ts';
import type { Authentication } from '../identity/index.ts';
import { mediaTypes, writeTable } from '../../platform/export/table.ts';
import { UrlFilter } from '../../platform/export/url-filter.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { analyticsPdf } from './analytics.paper.tsx';
import { reportOf, tableOf } from './analytics.report.ts';
import { say } from './report.words.ts';

interface Options {
  db: DataSource;
  authentication: Authentication;
  averageOrderValue: number;
}

/** GET /exports/analytics.csv, .xlsx or .pdf with `?from=2026-10-21&to=2026-11-19`: the figures of these days, for whoever is signed in. */
export function analyticsRoutes({ db, authentication, averageOrderValue }: Options): Router {
  const send: RequestHandler<{ format: string }> = async (request, response, next) => {
    const { format } = request.params;
    if (format !== 'csv' && format !== 'xlsx' && format !== 'pdf') return next();
    if (!authentication.viewerOf(request as Request))
      return refuse(response, 401, { code: 'UNAUTHENTICATED', message: 'Please sign in' });
    const ask = async () => reportOf(db, ...period(request.query), averageOrderValue);
    const report = await ask().catch((error: unknown) => {
      if (error instanceof GraphQLError && error.extensions.code === 'BAD_USER_INPUT') return error;
      throw error;
    });
    if (report instanceof GraphQLError)
      return refuse(response, 400, {
        code: 'BAD_USER_INPUT',
        message: report.message,
        fields: report.extensions.fields,
      });

    response
      .attachment(`kordon-${say('fileName')}-${today()}.${format}`)
      .type(format === 'pdf' ? 'application/pdf' : mediaTypes[format])
      .set({ 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' });
    if (request.method === 'HEAD') return void response.end();
    if (format === 'pdf') return void response.send(await analyticsPdf(report, new Date()));
    // Too late for another answer: the connection is cut, so that the browser sees that the file is not whole.
    await writeTable(tableOf(report), format, response).catch((error: unknown) => {
      request.log.warn(error, 'an export was not sent to its end');
      response.destroy();
    });
  };
  return Router().get('/exports/analytics.:format', ...authentication.middleware, send);
}

/** Two instants, or two days; without them the last 30 days. */
function period(query: Record<string, unknown>): [from: Date, to: Date] {
  const filter = new UrlFilter(query);
  const { from, to, fromDay, toDay } = filter.range();
  const last = to ?? noonOf('to', toDay ?? today());
  return [from ?? (fromDay ? noonOf('from', fromDay) : new Date(last.getTime() - 29 * 86_400_000)), last];
}

/** Noon is the same day in Istanbul whatever the season of its clock. @throws BAD_USER_INPUT for a day that the calendar has not */
function noonOf(name: string, day: string): Date {
  const noon = new Date(`${day}T09:30:00Z`);
  if (Number.isNaN(noon.getTime()) || !noon.toISOString().startsWith(day)) throw badInput({ [name]: reasons.date });
  return noon;
}
