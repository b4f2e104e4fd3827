import { object, string } from 'yup';
import { brand } from '../../../../common/brand.ts';
import { formatOfferNumber } from '../../../../common/offer-number.ts';
import { getRecordPath } from '../../../../common/record-path.ts';
import { Communication } from '../../communications/index.ts';
import { getOfferFormats, Offer } from '../../offers/index.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { renderMail } from '../../../platform/mail/render-mail.ts';
import { OfferAnswer } from '../offer-answer.entity.ts';
import { deskIntl } from '../offer-link.words.ts';

/** Tells the sales desk that a customer accepted or declined an offer, or asked a question about it. */
export const notifyOfferAnswer = defineJob({
  name: 'notify-offer-answer',
  payload: object({
    offerId: string().uuid().required(),
    kind: string().oneOf(['accepted', 'declined', 'question']).required(),
    communicationId: string().uuid(),
  }),
  maxAttempts: 25, // about four days, like the notices of public forms
  async run({ offerId, kind, communicationId }, { db, mail, site }) {
    const offer = await db.findOneBy(Offer, { id: offerId });
    const answer = await db.findOneBy(OfferAnswer, { offerId });
    const question = communicationId ? await db.findOneBy(Communication, { id: communicationId }) : null;
    if (!offer || (communicationId && !question)) return; // erased in the meantime
    const number = formatOfferNumber(offer);
    const customer = offer.companyName || offer.contactPerson;
    const format = (id: string) => deskIntl.formatMessage({ id: `desk.${id}` }, { number, customer });
    const { formatMoney, place } = getOfferFormats(deskIntl, offer);
    const at = question?.createdAt ?? answer?.createdAt;
    const details = {
      customer,
      total: `${formatMoney(offer.total)}, ${place}`,
      name: kind === 'accepted' ? [answer?.name, answer?.position].filter(Boolean).join(', ') : '',
      at: at ? deskIntl.formatDate(at, { dateStyle: 'long', timeStyle: 'short', timeZone: brand.timeZone }) : '',
    };
    const text = question?.content ?? answer?.reason;
    const path = getRecordPath({
      quoteRequestId: offer.quoteRequestId,
      companyId: offer.companyId,
      communicationId: null,
    });
    const content = renderMail({
      lang: 'tr',
      dir: 'ltr',
      preview: format(`${kind}.subject`),
      title: format(`${kind}.title`),
      opening: [format(`${kind}.next`)],
      reference: { label: format('number'), value: number },
      details: [
        {
          title: format('offer'),
          items: Object.entries(details).flatMap(([id, value]) =>
            value ? [{ label: format(`fact.${id}`), value, dir: 'auto' as const }] : [],
          ),
        },
      ],
      quotes: text ? [{ title: format(`${kind}.text`), text }] : [],
      ...(path && { action: { label: format('open'), href: new URL(path, site.publicUrl).href } }),
      closing: [format('reply')],
      why: format('why'),
    });
    await mail.send(
      {
        to: site.salesEmail,
        replyTo: { name: offer.contactPerson || customer, address: offer.email },
        subject: format(`${kind}.subject`),
        ...content,
      },
      { messageId: `offer-${kind}-${communicationId ?? offerId}` },
    );
  },
});
