import { brand } from '../../../../common/brand.ts';
import { maskIban } from '../../../../common/iban.ts';
import { formatOfferNumber } from '../../../../common/offer-number.ts';
import { getOfferFormats, isExpired, type Offer, type OfferLink, offerIntl } from '../../offers/index.ts';
import { linkIntl } from '../offer-link.words.ts';
import { Field, isolate, PhoneLink, renderPage, translator, type PageRequest, type Translate } from './layout.tsx';

interface VerifyPage extends PageRequest {
  /** Host of the site, which the address bar has to show. */
  host: string;
  /** The code in the URL; empty when the page shows only the form for a code. */
  code: string;
  found: { offer: Offer; link: OfferLink; current: Offer | null } | null;
}

/** Kordon creates no larger PDFs. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Compares a file with the hash in the browser, so that it never leaves the computer. Browsers have SubtleCrypto on https and localhost only. */
const compareScript = `(function(){var c=document.getElementById('compare'),f=document.getElementById('file'),r=document.getElementById('result');
if(!c||!window.crypto||!crypto.subtle)return;c.hidden=false;
function s(k){r.className='note '+(k==='same'?'ok':'err');r.textContent=r.dataset[k];r.hidden=false}
f.addEventListener('change',function(){var p=f.files[0];r.hidden=true;if(!p)return;if(p.size>${MAX_FILE_BYTES})return s('different');
p.arrayBuffer().then(function(b){return crypto.subtle.digest('SHA-256',b)}).then(function(d){
var h=Array.from(new Uint8Array(d),function(x){return x.toString(16).padStart(2,'0')}).join('');s(h===c.dataset.sha256?'same':'different')}).catch(function(){s('failed')})})})()`;

const icons = {
  ok: <path d="M4 12.5l5.5 5.5L20 7" />,
  warn: <path d="M12 4 2.5 20h19zM12 10v5m0 2.4v.2" />,
  err: <path d="m5 5 14 14M19 5 5 19" />,
};

/** Returns the verdict of the page about a document, as a message id, and the icon and color in which it is shown. */
function getVerdict({ offer }: { offer: Offer }): [string, keyof typeof icons] {
  switch (offer.status) {
    case 'accepted':
      return ['accepted', 'ok'];
    case 'sent':
      return isExpired(offer) ? ['expired', 'warn'] : ['valid', 'ok'];
    case 'superseded':
      return ['superseded', 'warn'];
    case 'declined':
      return ['declined', 'warn'];
    default:
      return ['withdrawn', 'err'];
  }
}

/** Renders the page for a bank clerk who has never seen the product: first the verdict, then what to compare, then what to do. */
export function renderVerifyPage(page: VerifyPage): string {
  const { locale, found, code } = page;
  const t = translator(linkIntl(locale));
  return renderPage({
    ...page,
    title: t('verify.title'),
    ...(found && { script: compareScript }),
    children: (
      <div className="wrap">
        <p className="muted">{t('verify.address', { host: isolate(`${page.host}/verify`) })}</p>
        {code ? <Verdict {...page} t={t} /> : <h1>{t('verify.title')}</h1>}
        <div className="say">
          {!found && (
            <>
              {!code && <p>{t('verify.what.text', { brand: isolate(brand.name) })}</p>}
              <CodeForm code={code} t={t} locale={locale} />
            </>
          )}
          <h2>{t('verify.mismatch.title')}</h2>
          <p>
            {t('verify.mismatch.text')} <PhoneLink />
          </p>
          {code && (
            <>
              <h2>{t('verify.what.title')}</h2>
              <p>{t('verify.what.text', { brand: isolate(brand.name) })}</p>
            </>
          )}
          {found && (
            <>
              <h2>{t('verify.title')}</h2>
              <CodeForm code="" t={t} locale={locale} />
            </>
          )}
        </div>
      </div>
    ),
  });
}

const CodeForm = ({ code, t, locale }: { code: string; t: Translate; locale: string }) => (
  <form className="fields ask" method="get" action="/verify">
    <input type="hidden" name="lang" value={locale} />
    <Field name="code" label={t('verify.code')} value={code} error={undefined} hint={t('verify.code.hint')} />
    <div>
      <button className="btn">{t('verify.submit')}</button>
    </div>
  </form>
);

function Verdict({ found, locale, t }: VerifyPage & { t: Translate }) {
  const [verdict, color] = found ? getVerdict(found) : (['unknown', 'err'] as const);
  const english = translator(linkIntl('en'))(`verify.${verdict}`);
  const time = linkIntl(locale).formatDate(new Date(), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: brand.timeZone,
  });
  return (
    <article className={`sheet s-${color}`}>
      <div className={`state ${color}`}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          {icons[color]}
        </svg>
        <div>
          <h1>{t(`verify.${verdict}`)}</h1>
          {locale !== 'en' && (
            <p className="en" lang="en">
              <bdi>{english}</bdi>
            </p>
          )}
        </div>
      </div>
      {found && <Document {...found} locale={locale} t={t} />}
      <div className="part">
        <p>{t(`verify.${verdict}.text`)}</p>
        <p className="muted small">{t('verify.checked', { time })}</p>
      </div>
      {found && <Comparison sha256={found.link.pdfSha256.toString('hex')} t={t} />}
    </article>
  );
}

/** A labelled value to compare with the printed document. */
interface Fact {
  id: string;
  value: string;
  hint?: string;
}

function Document({
  offer,
  current,
  locale,
  t,
}: NonNullable<VerifyPage['found']> & Pick<VerifyPage, 'locale'> & { t: Translate }) {
  const { formatDay } = getOfferFormats(offerIntl(locale), offer);
  const facts: Fact[] = [
    { id: 'date', value: formatDay(offer.sentAt) },
    { id: 'validUntil', value: formatDay(offer.validUntil) },
    { id: 'buyer', value: maskName(offer.companyName || offer.contactPerson), hint: t('verify.buyer.hint') },
    ...(offer.bankDetails
      ? [{ id: 'iban', value: isolate(maskIban(offer.bankDetails.iban)), hint: t('verify.iban.hint') }]
      : []),
    ...(current
      ? [{ id: 'current', value: isolate(formatOfferNumber(current)), hint: formatDay(current.sentAt) }]
      : []),
  ];
  return (
    <>
      <p className="numb">
        <b>
          <bdi dir="ltr">{offer.number}</bdi>
        </b>
        <span>{t('link.revision', { revision: offer.revision })}</span>
      </p>
      <dl className="facts">
        {facts.map(({ id, value, hint }) => (
          <div key={id}>
            <dt>{t(`verify.${id}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
              {hint && <small>{hint}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const Comparison = ({ sha256, t }: { sha256: string; t: Translate }) => (
  <div className="part">
    <h2>{t('verify.compare.title')}</h2>
    <p>{t('verify.compare.text')}</p>
    <div id="compare" data-sha256={sha256} hidden>
      <label>
        <span className="lbl">{t('verify.compare.choose')}</span>
        <input className="file" id="file" type="file" accept="application/pdf,.pdf" />
      </label>
      <p
        id="result"
        role="status"
        hidden
        data-same={t('verify.compare.same')}
        data-different={t('verify.compare.different')}
        data-failed={t('verify.compare.failed')}
      />
    </div>
    <details>
      <summary>{t('verify.hash')}</summary>
      <div className="in">
        <p className="muted small">{t('verify.hash.text')}</p>
        <p className="hash">
          <bdi dir="ltr">{sha256}</bdi>
        </p>
      </div>
    </details>
  </div>
);

/** `Misal Yapı FZE` becomes `M••• Y••• F•••`: enough to recognize a known buyer, too little to learn the name of an unknown one. */
const maskName = (name: string): string =>
  name.replace(/[\p{L}\p{N}][\p{L}\p{M}\p{N}.’'-]*/gu, (word) => `${[...word][0]}•••`);
