import { randomBytes } from 'node:crypto';
import {
  Router,
  urlencoded,
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { GraphQLError } from 'graphql';
import { locales, type Locale } from '../../../common/locales.ts';
import { acceptancePersonForm } from '../../../common/forms/offer-answer.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { Attachment, sendDownload, sendGeneratedPdf } from '../files/index.ts';
import type { Authentication } from '../identity/index.ts';
import type { OfferContext } from '../offers/index.ts';
import { findCustomerOrder, findReleasedFile } from '../orders/index.ts';
import { isOwnOrigin } from '../../platform/graphql/authentication.ts';
import { badInput, forbidden } from '../../platform/graphql/errors.ts';
import { validateInput } from '../../platform/graphql/validation.ts';
import { buildNoncePolicy } from '../../platform/http/content-security-policy.ts';
import { OfferAnswer } from './offer-answer.entity.ts';
import {
  acceptOffer,
  askQuestion,
  declineOffer,
  markViewed,
  openOrder,
  requestAcceptanceCode,
  requestOrderCode,
} from './offer-answer.service.ts';
import { findOfferByToken, findVerifiedDocument } from './offer-link.queries.ts';
import type { PageRequest } from './pages/layout.tsx';
import { renderOfferPage, renderUnknownOffer, type SentForm } from './pages/offer-page.tsx';
import { renderOrderPage } from './pages/order-page.tsx';
import { renderVerifyPage } from './pages/verify-page.tsx';
import { showsPrices } from './public-offer.type.ts';

interface Options {
  /** Public URL of the site. */
  url: string;
  /** Origins of our own pages. */
  origins: ReadonlySet<string>;
  authentication: Authentication;
  context: (request: Request) => OfferContext;
  /** Returns the `@font-face` rules of the site. */
  fontFaces: () => string;
}

type TokenRequest = Request<{ token: string }>;
type OrderRequest = Request<{ token: string; access: string }>;
type Values = Record<string, string>;
/** Where a form leads: to the offer, to its questions, to another page of the offer, or back to the form. */
type Next = 'done' | 'asked' | { page: string } | Omit<SentForm, 'form' | 'values'>;

/**
 * The customer's link (`/offer/<token>`) and the verification page (`/verify/<code>`): HTML forms that work without scripts. GET changes
 * nothing, because scanners of mail gateways open every link.
 */
export function offerLinkRoutes({ url, origins, authentication, context, fontFaces }: Options): Router {
  const preparePage = (response: Response, locale: Locale, self: string): PageRequest => {
    const nonce = randomBytes(16).toString('base64');
    response.set('Content-Security-Policy', buildNoncePolicy(nonce)).type('html');
    return { locale, nonce, self, fontFaces: fontFaces() };
  };

  const sendUnknown = (request: Request, response: Response) => {
    const page = preparePage(response, readLocale(request), request.path);
    response.status(404).send(renderUnknownOffer(page));
  };

  /** Sends the page of a token; after a refused form, with its values and errors. */
  const sendOffer = async (request: TokenRequest, response: Response, sent?: SentForm) => {
    const { token } = request.params;
    const { db } = context(request as Request).allRecords;
    const found = await findOfferByToken(db, token);
    if (!found) {
      sendUnknown(request as Request, response);
      return;
    }
    const { offer } = found;
    const answer = await db.manager.findOneBy(OfferAnswer, { offerId: offer.id });
    const file = await db.manager.findOneByOrFail(Attachment, { id: offer.attachmentId! });
    const hasOrder = offer.status === 'accepted' && (await findCustomerOrder(db.manager, offer.id)) !== null;
    const locale = readLocale(request as Request, offer.language);
    response.send(
      renderOfferPage({
        ...preparePage(response, locale, `/offer/${token}`),
        ...found,
        token,
        answer,
        hasOrder,
        pdfSize: file.size,
        sent,
        hasAsked: request.query['asked'] !== undefined,
      }),
    );
  };

  const sendPdf: RequestHandler<{ token: string }> = async (request, response) => {
    const { allRecords, files } = context(request as Request);
    const found = await findOfferByToken(allRecords.db, request.params.token);
    if (!found || !showsPrices(found.offer)) {
      sendUnknown(request as Request, response);
      return;
    }
    const { manager } = allRecords.db;
    const file = await manager.findOneByOrFail(Attachment, { id: found.offer.attachmentId! });
    await sendGeneratedPdf(manager, files, file, request as Request, response);
  };

  /** Creates the handler of a form: `act` returns where to go next, or the form to show again. */
  const handleForm =
    (
      form: SentForm['form'],
      act: (request: TokenRequest, values: Values) => Promise<Next>,
      hasCode = false,
    ): RequestHandler<{ token: string }> =>
    async (request, response) => {
      const values = readValues(request.body);
      const show = (sent: Omit<SentForm, 'form' | 'values'>) => sendOffer(request, response, { form, values, ...sent });
      try {
        const next = await act(request, values);
        if (typeof next === 'object' && 'errors' in next) {
          await show(next);
          return;
        }
        const query = new URLSearchParams({
          ...(readLang(request) && { lang: readLang(request)! }),
          ...(next === 'asked' && { asked: '1' }),
        }).toString();
        response.redirect(
          303,
          `/offer/${request.params.token}${typeof next === 'object' ? `/${next.page}` : ''}${query && `?${query}`}${next === 'asked' ? '#ask' : ''}`,
        );
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        const {
          code,
          fields = {},
          retryAfter,
        } = error.extensions as {
          code: string;
          fields?: Record<string, string>;
          retryAfter?: number;
        };
        if (code === 'NOT_FOUND') {
          sendUnknown(request as Request, response);
          return;
        }
        const status = { BAD_USER_INPUT: 422, CONFLICT: 409, RATE_LIMITED: 429 }[code];
        if (!status) throw error;
        if (retryAfter) response.set('Retry-After', String(retryAfter));
        response.status(status);
        await show({
          hasCode,
          errors: fields,
          ...(code !== 'BAD_USER_INPUT' && { failure: code === 'CONFLICT' ? 'changed' : 'rateLimited' }),
        });
      }
    };
  const visitorOf = (request: TokenRequest) => {
    const language = readLang(request as Request);
    return { userAgent: request.get('user-agent') ?? '', ...(language && { language }) };
  };

  const requestCode = handleForm('accept', async (request, { hasCode, name = '', position = '', agree }) => {
    if (hasCode) return { hasCode: true, errors: {} };
    await validateInput(acceptancePersonForm, { name, position });
    if (!agree) throw badInput({ agree: reasons.required });
    await requestAcceptanceCode(context(request as Request), request.params.token);
    return { hasCode: true, errors: {} };
  });
  const accept = handleForm(
    'accept',
    async (request, { name = '', position = '', code = '', agree }) => {
      if (!agree) throw badInput({ agree: reasons.required });
      await acceptOffer(
        context(request as Request),
        request.params.token,
        { name, position, code },
        visitorOf(request),
      );
      return 'done';
    },
    true,
  );
  const decline = handleForm('decline', async (request, { reason = '' }) => {
    await declineOffer(context(request as Request), request.params.token, { reason }, visitorOf(request));
    return 'done';
  });
  const ask = handleForm('question', async (request, { question = '' }) => {
    await askQuestion(context(request as Request), request.params.token, { question });
    return 'asked';
  });
  const requestOrderAccess = handleForm('order', async (request, { hasCode }) => {
    if (!hasCode) await requestOrderCode(context(request as Request), request.params.token);
    return { hasCode: true, errors: {} };
  });
  const sendCode: RequestHandler<{ token: string }> = (request, response, next) =>
    (readValues(request.body)['for'] === 'order' ? requestOrderAccess : requestCode)(request, response, next);
  const enterOrderCode = handleForm(
    'order',
    async (request, { code = '' }) => ({
      page: `order/${await openOrder(context(request as Request), request.params.token, { code })}`,
    }),
    true,
  );

  /** Returns the accepted offer whose order the access token opens; for an invalid token it sends the page of the offer with the reason. */
  const findOpenedOffer = async (request: OrderRequest, response: Response) => {
    const { token, access } = request.params;
    const { allRecords, offerTokens } = context(request);
    const found = await findOfferByToken(allRecords.db, token);
    if (found?.offer.status === 'accepted' && offerTokens.isOrderAccess(found.link, access)) return found.offer;
    response.status(403);
    await sendOffer(request, response, { form: 'order', values: {}, errors: {}, failure: 'orderAccess' });
    return null;
  };

  const sendOrder: RequestHandler<OrderRequest['params']> = async (request, response) => {
    const { token, access } = request.params;
    const offer = await findOpenedOffer(request, response);
    if (!offer) return;
    const order = await findCustomerOrder(context(request).allRecords.db.manager, offer.id);
    if (!order) {
      sendUnknown(request, response);
      return;
    }
    const locale = readLocale(request, offer.language);
    const page = preparePage(response, locale, `/offer/${token}/order/${access}`);
    response.send(renderOrderPage({ ...page, token, offer, order }));
  };

  const sendDocument: RequestHandler<OrderRequest['params'] & { id: string }> = async (request, response) => {
    const offer = await findOpenedOffer(request, response);
    if (!offer) return;
    const { allRecords, files } = context(request);
    const { manager } = allRecords.db;
    const file = await findReleasedFile(manager, offer.id, request.params.id);
    if (!file) {
      sendUnknown(request, response);
      return;
    }
    await sendDownload(manager, files, file, request, response);
  };

  const countView: RequestHandler<{ token: string }> = async (request, response) => {
    // A view by a colleague who is signed in is not counted as one of the customer.
    if (!authentication.viewerOf(request as Request))
      await markViewed(context(request as Request), request.params.token);
    response.sendStatus(204);
  };

  const verify: RequestHandler<{ code?: string }> = async (request, response) => {
    const enteredCode = request.query['code'];
    if (typeof enteredCode === 'string' && enteredCode.trim()) {
      const lang = readLang(request as Request);
      response.redirect(
        303,
        `/verify/${encodeURIComponent(enteredCode.trim().slice(0, 60))}${lang ? `?lang=${lang}` : ''}`,
      );
      return;
    }
    const { code = '' } = request.params;
    const found = code ? await findVerifiedDocument(context(request as Request).allRecords.db, code) : null;
    const self = `/verify${code && `/${encodeURIComponent(code)}`}`;
    const page = preparePage(response, readLocale(request as Request), self);
    response
      .status(code && !found ? 404 : 200)
      .send(renderVerifyPage({ ...page, host: new URL(url).host, code, found }));
  };

  /**
   * Browsers send `Origin: null` from pages with `no-referrer`; Sec-Fetch-Site, where they send it, shows whether it was our page. There is
   * no cookie to abuse: the sender of a form needs the token.
   */
  const requireOwnPage: RequestHandler<{ token: string }> = (request, _response, next) => {
    const { origin, 'sec-fetch-site': site = 'same-origin' } = request.headers;
    const isOwn = site === 'same-origin' && (origin === 'null' || isOwnOrigin(request as Request, origins));
    next(isOwn ? undefined : forbidden('Forms from other sites are not accepted'));
  };
  const formMiddleware = [requireOwnPage, ...authentication.middleware, urlencoded({ extended: false, limit: '64kb' })];

  return Router()
    .use(['/offer', '/verify'], privateHeaders)
    .get('/offer/:token', (request, response) => sendOffer(request, response))
    .get('/offer/:token/offer.pdf', sendPdf)
    .post('/offer/:token/viewed', ...formMiddleware, countView)
    .post('/offer/:token/code', ...formMiddleware, sendCode)
    .post('/offer/:token/order', ...formMiddleware, enterOrderCode)
    .get('/offer/:token/order/:access', sendOrder)
    .get('/offer/:token/order/:access/documents/:id', sendDocument)
    .post('/offer/:token/accept', ...formMiddleware, accept)
    .post('/offer/:token/decline', ...formMiddleware, decline)
    .post('/offer/:token/question', ...formMiddleware, ask)
    .get(['/verify', '/verify/:code'], verify)
    .use(['/offer', '/verify'], handleLinkError);
}

/** Links are secrets: no copy in caches, search engines or the Referer header of the next page. */
const privateHeaders: RequestHandler = function privateHeaders(_request, response, next) {
  response.set({
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  });
  next();
};

/** Sets the status of the error of a form from another site. The app handles this error and all others. */
const handleLinkError: ErrorRequestHandler = function handleLinkError(
  error: Error & { status?: number },
  _request,
  _response,
  next,
) {
  if (error instanceof GraphQLError && error.extensions.code === 'FORBIDDEN') Object.assign(error, { status: 403 });
  next(error);
};

/** The language of `?lang=`; undefined without a known one. */
const readLang = ({ query }: Pick<Request, 'query'>): Locale | undefined =>
  locales.find((locale) => locale === query['lang']);

/** The chosen language, else that of the offer, else the one that the browser prefers, else English. */
const readLocale = (request: Request, language?: Locale): Locale => {
  const accepted = request.acceptsLanguages('en', ...locales); // for `*` this is the first argument
  return readLang(request) ?? language ?? locales.find((locale) => locale === accepted) ?? 'en';
};

/** Texts of a form; repeated fields and other values are left out. */
const readValues = (body: unknown): Values =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );
