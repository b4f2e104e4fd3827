import { Router, type Request, type RequestHandler } from 'express';
import { GraphQLError } from 'graphql';
import { DAY_MS } from '../../../common/durations.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { getToday, recordExport, sendError } from '../exports/index.ts';
import type { Authentication } from '../identity/index.ts';
import { mediaTypes, writeTable } from '../../platform/export/table.ts';
import { UrlFilter } from '../../platform/export/url-filter.ts';
import type { Context } from '../../platform/graphql/context.ts';
import { badInput } from '../../platform/graphql/errors.ts';
import { renderAnalyticsPdf } from './analytics.pdf.tsx';
import { createReport, createTable } from './analytics.report.ts';
import { translate } from './report.words.ts';

interface Options {
  authentication: Authentication;
  context: (request: Request) => Context;
  averageOrderValue: number;
}

/** GET /exports/analytics.csv, .xlsx or .pdf with `?from=2026-10-21&to=2026-11-19` returns the figures of a period to any admin user. */
export function analyticsRoutes({ authentication, context, averageOrderValue }: Options): Router {
  const send: RequestHandler<{ format: string }> = async (request, response, next) => {
    const { format } = request.params;
    if (format !== 'csv' && format !== 'xlsx' && format !== 'pdf') {
      next();
      return;
    }
    if (!authentication.viewerOf(request as Request)) {
      sendError(response, 401, { code: 'UNAUTHENTICATED', message: 'Please sign in' });
      return;
    }
    const create = async () =>
      createReport(await context(request as Request).openReports(), ...parsePeriod(request.query), averageOrderValue);
    const report = await create().catch((error: unknown) => {
      if (error instanceof GraphQLError && error.extensions.code === 'BAD_USER_INPUT') return error;
      throw error;
    });
    if (report instanceof GraphQLError) {
      sendError(response, 400, {
        code: 'BAD_USER_INPUT',
        message: report.message,
        fields: report.extensions.fields,
      });
      return;
    }

    if (request.method !== 'HEAD') await recordExport(context(request as Request), 'analytics', format);
    response
      .attachment(`kordon-${translate('fileName')}-${getToday()}.${format}`)
      .type(format === 'pdf' ? 'application/pdf' : mediaTypes[format])
      .set({ 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' });
    if (request.method === 'HEAD') return void response.end();
    if (format === 'pdf') return void response.send(await renderAnalyticsPdf(report, new Date()));
    await writeTable(createTable(report), format, response).catch((error: unknown) => {
      // When an error occurs, the headers have already been sent: destroying the connection makes the browser report an incomplete file.
      request.log.warn(error, 'sending an export was aborted');
      response.destroy();
    });
  };
  return Router().get('/exports/analytics.:format', ...authentication.middleware, send);
}

/** Parses a period that is given by two times or two days; by default the last 30 days. */
function parsePeriod(query: Record<string, unknown>): [from: Date, to: Date] {
  const filter = new UrlFilter(query);
  const { from, to, fromDay, toDay } = filter.range();
  const last = to ?? parseDayAtNoon('to', toDay ?? getToday());
  return [from ?? (fromDay ? parseDayAtNoon('from', fromDay) : new Date(last.getTime() - 29 * DAY_MS)), last];
}

/**
 * Returns a time near noon in Istanbul (12:30; 11:30 in the winters before 2016), so that the day is the same in Istanbul and in UTC.
 * @throws BAD_USER_INPUT for an invalid day
 */
function parseDayAtNoon(name: string, day: string): Date {
  const noon = new Date(`${day}T09:30:00Z`);
  if (Number.isNaN(noon.getTime()) || !noon.toISOString().startsWith(day)) throw badInput({ [name]: reasons.date });
  return noon;
}
