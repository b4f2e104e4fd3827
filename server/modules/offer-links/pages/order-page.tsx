import { formatOfferNumber } from '../../../../common/offer-number.ts';
import { getOfferFormats, type Offer, offerIntl } from '../../offers/index.ts';
import type { findCustomerOrder } from '../../orders/index.ts';
import { linkIntl } from '../offer-link.words.ts';
import { isolate, PhoneLink, renderPage, translator, type PageRequest, type Translate } from './layout.tsx';

type CustomerOrder = NonNullable<Awaited<ReturnType<typeof findCustomerOrder>>>;

interface OrderPage extends PageRequest {
  token: string;
  offer: Offer;
  order: CustomerOrder;
}

/** Colour of the status. */
const colors = { awaiting_confirmation: 'warn', confirmed: 'ok', delivered: 'ok', cancelled: 'err' } as const;

/** Renders the order of an accepted offer as its customer sees it: status, milestones and released documents. */
export function renderOrderPage(page: OrderPage): string {
  const { locale, token, offer, order } = page;
  const t = translator(linkIntl(locale));
  const lang = locale === offer.language ? '' : `?lang=${locale}`;
  return renderPage({
    ...page,
    title: t('order.heading', { number: order.number }),
    children: (
      <div className="wrap main">
        <p className="top">
          <a className="quiet" href={`/offer/${token}${lang}`}>
            {t('link.title', { number: isolate(formatOfferNumber(offer)) })}
          </a>
        </p>
        <h1>{t('order.heading', { number: isolate(order.number) })}</h1>
        <p className={`note ${colors[order.status]}`}>
          <b>{t(`order.status.${order.status}`)}</b>
          {t(`order.${order.status}.text`)}
        </p>
        {order.status !== 'cancelled' && (
          <>
            <Milestones {...page} t={t} />
            <Documents {...page} t={t} />
          </>
        )}
        <p>
          {t('link.call')} <PhoneLink />
        </p>
      </div>
    ),
  });
}

function Milestones({ locale, offer, order, t }: OrderPage & { t: Translate }) {
  const { formatDay } = getOfferFormats(offerIntl(locale), offer);
  const days = ({ plannedOn, doneOn }: CustomerOrder['milestones'][number]) =>
    [
      doneOn && t('order.done', { day: formatDay(doneOn) }),
      plannedOn && t('order.planned', { day: formatDay(plannedOn) }),
    ].filter(Boolean);
  return (
    <>
      <h2>{t('order.milestones')}</h2>
      <ol className="steps">
        {order.milestones.map((milestone) => (
          <li key={milestone.kind} className={milestone.doneOn ? 'is-done' : undefined}>
            <b>{t(`order.milestone.${milestone.kind}`, { sale: order.saleKind })}</b>
            <span className="muted">{days(milestone).join(' · ') || t('order.unplanned')}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Documents({ locale, self, order, t }: OrderPage & { t: Translate }) {
  const intl = linkIntl(locale);
  return (
    <>
      <h2>{t('order.documents')}</h2>
      {order.documents.length === 0 && <p className="muted">{t('order.documents.none')}</p>}
      <ul className="papers">
        {order.documents.map(({ id, kind, name, size }) => (
          <li key={id}>
            <a href={`${self}/documents/${id}`}>{t(`order.document.${kind}`)}</a>
            <span className="muted">
              <bdi>{name}</bdi> · {t('order.size', { size: intl.formatNumber(Math.ceil(size / 1024)) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
