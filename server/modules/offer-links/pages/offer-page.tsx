import { brand } from '../../../../common/brand.ts';
import { ACCEPTANCE_CODE_MINUTES, ORDER_ACCESS_HOURS } from '../../../../common/forms/offer-answer.ts';
import { formatIban } from '../../../../common/iban.ts';
import { formatOfferNumber } from '../../../../common/offer-number.ts';
import {
  describeGoods,
  formatConvertedTotal,
  getOfferFormats,
  getOfferTerms,
  isExpired,
  listSums,
  type Offer,
  offerIntl,
  type OfferLine,
} from '../../offers/index.ts';
import type { OfferAnswer } from '../offer-answer.entity.ts';
import { linkIntl } from '../offer-link.words.ts';
import { showsPrices } from '../public-offer.type.ts';
import { Field, isolate, PhoneLink, renderPage, translator, type PageRequest, type Translate } from './layout.tsx';

/** Values and errors of the form that was sent, so that nothing that was typed is lost. */
export interface SentForm {
  form: 'accept' | 'question' | 'decline' | 'order';
  /** Whether the field for the code is shown. */
  hasCode?: boolean;
  values: Record<string, string>;
  /** Message ids by field. */
  errors: Record<string, string>;
  /** Message id for the whole form. */
  failure?: string;
}

interface OfferPage extends PageRequest {
  token: string;
  offer: Offer;
  lines: OfferLine[];
  answer: OfferAnswer | null;
  /** The offer is accepted and became an order. */
  hasOrder: boolean;
  /** Bytes of the PDF. */
  pdfSize: number;
  sent?: SentForm | undefined;
  /** The question was just sent. */
  hasAsked: boolean;
}

/** Reports the first view by a person: scanners of mail gateways load the page but do not display it. */
const viewScript = (token: string) =>
  `(function(){function v(){if(document.visibilityState==='visible'){document.removeEventListener('visibilitychange',v);fetch('/offer/${token}/viewed',{method:'POST',keepalive:true}).catch(function(){})}}document.addEventListener('visibilitychange',v);v()})()`;

type View = OfferPage & { t: Translate; path: (action?: string) => string };

export function renderOfferPage(page: OfferPage): string {
  const { locale, offer, self, token } = page;
  const t = translator(linkIntl(locale));
  const number = formatOfferNumber(offer);
  const view: View = {
    ...page,
    t,
    path: (action) => `${self}${action ? `/${action}` : ''}${locale === offer.language ? '' : `?lang=${locale}`}`,
  };
  return renderPage({
    ...page,
    title: t('link.title', { number }),
    ...(offer.status === 'sent' && { script: viewScript(token) }),
    children: showsPrices(offer) ? <ShownOffer {...view} /> : <ClosedOffer {...view} />,
  });
}

/** Status as the customer sees it, and the colour of its label. */
function getState(offer: Offer): [string, 'ok' | 'warn' | 'err' | ''] {
  if (offer.status === 'sent') return isExpired(offer) ? ['expired', 'warn'] : ['valid', 'ok'];
  return [offer.status, offer.status === 'accepted' ? 'ok' : offer.status === 'superseded' ? 'warn' : ''];
}

function Heading({ offer, t, title }: View & { title: string }) {
  const [state, color] = getState(offer);
  return (
    <div>
      <p className="top">
        <bdi dir="ltr">{offer.number}</bdi>
        {offer.revision > 1 && <span>{t('link.revision', { revision: offer.revision })}</span>}
        <span className={`tag ${color}`}>{t(`link.status.${state}`)}</span>
      </p>
      <h1>{title}</h1>
    </div>
  );
}

/** A withdrawn or superseded revision: number and status, no lines, no prices. */
const ClosedOffer = (view: View) => (
  <div className="wrap">
    <Heading {...view} title={view.t('link.title', { number: isolate(view.offer.number) })} />
    <p className="note plain">{view.t(`link.${view.offer.status}.text`)}</p>
    <p>
      {view.t('link.call')} <PhoneLink />
    </p>
  </div>
);

function ShownOffer(view: View) {
  const { locale, offer, lines, t, path, pdfSize, hasOrder } = view;
  const intl = offerIntl(locale);
  const label = translator(intl);
  const { formatMoney, formatDay, place } = getOfferFormats(intl, offer);
  const isOpen = offer.status === 'sent' && !isExpired(offer);
  const total = <bdi dir="ltr">{formatMoney(offer.total)}</bdi>;
  const terms = Object.entries(getOfferTerms(intl, offer)).filter((term): term is [string, string] => Boolean(term[1]));
  const size = linkIntl(locale).formatNumber(Math.ceil(pdfSize / 1024));
  return (
    <>
      <div className="wrap">
        <div className="grid">
          <aside className="side card">
            <p className="lbl">{label('offer.validUntil')}</p>
            <p className="day">{formatDay(offer.validUntil)}</p>
            {isOpen && <p className="muted small">{t('link.validUntil.zone')}</p>}
            <p className="lbl">{label('offer.total', { place })}</p>
            <p className="fig">{total}</p>
            <div className="acts">
              {isOpen && (
                <a className="btn hot" href="#accept">
                  {t('accept.submit')}
                </a>
              )}
              {hasOrder && (
                <a className="btn hot" href="#order">
                  {t('order.title')}
                </a>
              )}
              <a className="btn" href="#ask">
                {t('question.title')}
              </a>
              {isOpen && (
                <a className="quiet" href="#decline">
                  {t('decline.title')}
                </a>
              )}
            </div>
          </aside>
          <div className="main">
            <div className="head">
              <Heading {...view} title={getHeadline(view)} />
              <a className="btn" href={path('offer.pdf')} type="application/pdf">
                {t('link.pdf', { size })}
              </a>
            </div>
            <Outcome {...view} />
            <dl className="party">
              <div>
                <dt>{label('offer.customer')}</dt>
                <dd>
                  <bdi>{offer.companyName || offer.contactPerson}</bdi>
                  {offer.companyName && offer.contactPerson && (
                    <>
                      <br />
                      <bdi>{offer.contactPerson}</bdi>
                    </>
                  )}
                </dd>
              </div>
              <div>
                <dt>{label('offer.date')}</dt>
                <dd>{formatDay(offer.sentAt)}</dd>
              </div>
              <div>
                <dt>{label('offer.seller')}</dt>
                <dd>
                  <bdi lang="tr">{brand.name}</bdi>
                  <br />
                  <PhoneLink />
                </dd>
              </div>
            </dl>
            <h2>{t('link.lines')}</h2>
            <Lines offer={offer} lines={lines} locale={locale} />
            {offer.conversion && <p className="muted small">{formatConvertedTotal(intl, offer, offer.conversion)}</p>}
            <h2>{label('offer.terms')}</h2>
            <dl className="terms">
              {terms.map(([id, value]) => (
                <div key={id}>
                  <dt>{label(`offer.${id}`)}</dt>
                  <dd>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
            {offer.note && (
              <>
                <h2>{label('offer.note')}</h2>
                <p className="pre" dir="auto">
                  {offer.note}
                </p>
              </>
            )}
            <BankDetails {...view} />
            <p className="note warn">
              <b>{t('fraud.title')}</b>
              {t('fraud.text')} <PhoneLink />
            </p>
          </div>
        </div>
        {isOpen && (
          <div className="bar">
            <p>
              <span>{formatDay(offer.validUntil)}</span>
              {total}
            </p>
            <a className="btn hot" href="#accept">
              {t('accept.short')}
            </a>
          </div>
        )}
      </div>
      <section className="band">
        <div className="wrap">
          {isOpen && <Acceptance {...view} />}
          {hasOrder && <OrderAccess {...view} />}
          <Questions {...view} isOpen={isOpen} />
        </div>
      </section>
    </>
  );
}

/** The bank account on the PDF, as it was when the offer was sent. */
function BankDetails({ offer: { bankDetails }, locale }: View) {
  if (!bankDetails) return null;
  const label = translator(offerIntl(locale));
  const { holder, bank, branch, iban, swift } = bankDetails;
  const facts: [string, string][] = [
    ['holder', holder],
    ['name', [bank, branch].filter(Boolean).join(', ')],
    ['iban', formatIban(iban)],
    ['swift', swift],
  ];
  return (
    <>
      <h2>{label('offer.bank')}</h2>
      <dl className="terms">
        {facts.map(([id, value]) => (
          <div key={id}>
            <dt>{label(`offer.bank.${id}`)}</dt>
            <dd>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/**
 * Product, total quantity and place: "Kütük, 6.000 t, CFR Annaba". Lines with different units have no quantity; with different products, the
 * number of lines stands for both.
 */
function getHeadline({ offer, lines, locale, t }: View): string {
  const intl = offerIntl(locale);
  const { place } = getOfferFormats(intl, offer);
  const [product, ...otherProducts] = new Set(lines.map(({ tradeProduct }) => tradeProduct));
  const [unit, ...otherUnits] = new Set(lines.map((line) => line.unit));
  const name = product && otherProducts.length === 0 ? intl.formatMessage({ id: `steel.${product}` }) : '';
  const sum = lines.reduce((total, { quantity }) => total + (quantity ?? 0), 0);
  const quantity =
    name && unit && otherUnits.length === 0
      ? `${intl.formatNumber(sum, { maximumFractionDigits: 3 })} ${intl.formatMessage({ id: `offer.unit.${unit}` })}`
      : '';
  const comma = locale === 'ar' || locale === 'fa' ? '، ' : ', ';
  return name
    ? [name, quantity, isolate(place)].filter(Boolean).join(comma)
    : t('link.headline', { count: lines.length, place: isolate(place) });
}

/** Shows the answer of the customer, or that the offer has expired. */
function Outcome({ offer, answer, t, locale }: View) {
  const intl = linkIntl(locale);
  const [state, color] = getState(offer);
  if (state === 'valid') return null;
  const at = answer
    ? intl.formatDate(answer.createdAt, { dateStyle: 'long', timeStyle: 'short', timeZone: brand.timeZone })
    : '';
  return (
    <p className={`note ${color || 'plain'}`} role="status">
      <b>{t(`link.status.${state}`)}</b>
      {state === 'accepted' && answer && (
        <>
          {[at, answer.name, answer.position].filter(Boolean).map((part, index) => (
            <span key={part}>
              {index > 0 && ' · '}
              <bdi>{part}</bdi>
            </span>
          ))}
          <br />
        </>
      )}
      {t(`link.${state}.text`)}
    </p>
  );
}

function Lines({ offer, lines, locale }: Pick<OfferPage, 'offer' | 'lines' | 'locale'>) {
  const intl = offerIntl(locale);
  const { formatMoney } = getOfferFormats(intl, offer);
  const label = translator(intl);
  return (
    <table className="lines">
      <thead>
        <tr>
          <th scope="col">{label('offer.goods')}</th>
          <th scope="col" className="n">
            {label('offer.quantity')}
          </th>
          <th scope="col" className="n">
            {label('offer.unitPrice')}
          </th>
          <th scope="col" className="n">
            {label('offer.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.position}>
            <th scope="row" dir="auto">
              {describeGoods(intl, line)}
            </th>
            <td className="n q">
              {intl.formatNumber(line.quantity ?? 0, { maximumFractionDigits: 3 })} {label(`offer.unit.${line.unit}`)}
            </td>
            <td className="n p">
              <bdi dir="ltr">{formatMoney(line.unitPrice ?? 0)}</bdi>
            </td>
            <td className="n t">
              <b>
                <bdi dir="ltr">{formatMoney(line.amount)}</bdi>
              </b>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {listSums(offer, intl).map(({ id, label, amount }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td className="e" colSpan={2} />
            <td className="n">
              <bdi dir="ltr">{formatMoney(amount)}</bdi>
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

/** Returns values and error texts of a form; empty when another one was sent. */
function readForm({ sent, t }: View, form: SentForm['form']) {
  const submitted = sent?.form === form ? sent : undefined;
  return {
    submitted,
    value: (name: string) => submitted?.values[name] ?? '',
    error: (name: string) => {
      const reason = submitted?.errors[name];
      return reason === undefined ? undefined : t(`error.${reason}`);
    },
  };
}

const Failure = ({ text }: { text: string }) => (
  <p className="note err" role="alert">
    {text}
  </p>
);

/** The form for accepting has two steps: the name of the person, then the mailed code. Enter always submits the current step. */
function Acceptance(view: View) {
  const { offer, t, path } = view;
  const { submitted, value, error } = readForm(view, 'accept');
  const hasCode = submitted?.hasCode === true;
  const mailbox = isolate(maskMailbox(offer.email));
  return (
    <div className="acc" id="accept">
      <div>
        <h2>{t('accept.title')}</h2>
        <p>{t('accept.lead')}</p>
        <p className="muted small">{t('accept.evidence')}</p>
      </div>
      <form className="fields" method="post" action={`${path(hasCode ? 'accept' : 'code')}#accept`}>
        {submitted?.failure && <Failure text={t(`error.${submitted.failure}`)} />}
        <Field name="name" label={t('accept.name')} value={value('name')} error={error('name')} autoComplete="name" />
        <Field
          name="position"
          label={t('accept.position')}
          value={value('position')}
          error={error('position')}
          autoComplete="organization-title"
        />
        <div>
          <label className="chk">
            <input type="checkbox" name="agree" value="yes" required defaultChecked={value('agree') === 'yes'} />
            <span>{t('accept.agree')}</span>
          </label>
          {error('agree') !== undefined && <span className="bad">{error('agree')}</span>}
        </div>
        {hasCode ? (
          <CodeStep view={view} form="accept" />
        ) : (
          <>
            <p className="muted">{t('accept.code.why', { mailbox })}</p>
            <div className="row">
              <button className="btn hot">{t('accept.code.send')}</button>
              <button className="quiet" name="hasCode" value="yes" formNoValidate>
                {t('accept.code.have')}
              </button>
            </div>
          </>
        )}
      </form>
    </div>
  );
}

/** The field for the mailed code, with a button that mails another one. */
function CodeStep({ view, form }: { view: View; form: 'accept' | 'order' }) {
  const { offer, t, path } = view;
  const { value, error } = readForm(view, form);
  const mailbox = isolate(maskMailbox(offer.email));
  return (
    <>
      <Field
        isCode
        name="code"
        label={t('accept.code')}
        value={value('code')}
        error={error('code')}
        hint={t('accept.code.hint', { mailbox, minutes: ACCEPTANCE_CODE_MINUTES })}
        autoComplete="one-time-code"
      />
      <div className="row">
        <button className="btn hot">{t(`${form}.submit`)}</button>
        <button className="quiet" formAction={`${path('code')}#${form}`} formNoValidate>
          {t('accept.code.again')}
        </button>
      </div>
    </>
  );
}

/** The form that opens the order with a mailed code. The link alone is not enough, because it may have been forwarded. */
function OrderAccess(view: View) {
  const { offer, t, path } = view;
  const { submitted } = readForm(view, 'order');
  const mailbox = isolate(maskMailbox(offer.email));
  return (
    <div className="acc" id="order">
      <div>
        <h2>{t('order.title')}</h2>
        <p>{t('order.lead')}</p>
      </div>
      <form className="fields" method="post" action={`${path(submitted?.hasCode ? 'order' : 'code')}#order`}>
        <input type="hidden" name="for" value="order" />
        {submitted?.failure && <Failure text={t(`error.${submitted.failure}`)} />}
        {submitted?.hasCode ? (
          <CodeStep view={view} form="order" />
        ) : (
          <>
            <p className="muted">{t('order.code.why', { mailbox, hours: ORDER_ACCESS_HOURS })}</p>
            <div className="row">
              {/* After an expired access, the browser scrolls to this button, which is far down the page. */}
              <button className="btn hot" autoFocus={submitted?.failure !== undefined}>
                {t('order.code.send')}
              </button>
              <button className="quiet" name="hasCode" value="yes" formNoValidate>
                {t('accept.code.have')}
              </button>
            </div>
          </>
        )}
      </form>
    </div>
  );
}

function Questions(view: View & { isOpen: boolean }) {
  const { t, path, hasAsked, isOpen } = view;
  const question = readForm(view, 'question');
  const decline = readForm(view, 'decline');
  return (
    <div className="more">
      {hasAsked && (
        <p className="note ok" role="status">
          {t('question.sent')}
        </p>
      )}
      <details id="ask" open={question.submitted !== undefined || !isOpen}>
        <summary>{t('question.title')}</summary>
        <form className="fields" method="post" action={`${path('question')}#ask`}>
          {question.submitted?.failure && <Failure text={t(`error.${question.submitted.failure}`)} />}
          <Field
            name="question"
            label={t('question.label')}
            value={question.value('question')}
            error={question.error('question')}
            rows={4}
          />
          <div>
            <button className="btn">{t('question.submit')}</button>
          </div>
        </form>
      </details>
      {isOpen && (
        <details id="decline" open={decline.submitted !== undefined}>
          <summary>{t('decline.title')}</summary>
          <form className="fields" method="post" action={`${path('decline')}#decline`}>
            {decline.submitted?.failure && <Failure text={t(`error.${decline.submitted.failure}`)} />}
            <Field
              name="reason"
              label={t('decline.reason')}
              value={decline.value('reason')}
              error={decline.error('reason')}
              rows={3}
              required={false}
            />
            <div>
              <button className="btn">{t('decline.submit')}</button>
            </div>
          </form>
        </details>
      )}
    </div>
  );
}

/** `s•••@misal.example`: the recipient recognizes the address, and others do not learn it. */
const maskMailbox = (address: string): string => address.replace(/^(.)[^@]*/, '$1•••');

/** The page for an unknown token, which was mistyped or replaced by a new link. */
export function renderUnknownOffer(page: PageRequest): string {
  const t = translator(linkIntl(page.locale));
  return renderPage({
    ...page,
    title: t('unknown.title'),
    children: (
      <div className="wrap">
        <h1>{t('unknown.title')}</h1>
        <p className="note plain">{t('unknown.text')}</p>
        <p>
          {t('link.call')} <PhoneLink />
        </p>
      </div>
    ),
  });
}
