import { number, object, string } from 'yup';
import { brand } from '../../../../common/brand.ts';
import { ACCEPTANCE_CODE_MINUTES } from '../../../../common/forms/offer-answer.ts';
import { languages } from '../../../../common/locales.ts';
import { formatOfferNumber } from '../../../../common/offer-number.ts';
import { Offer, OfferLink, type OfferTokens } from '../../offers/index.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { renderMail } from '../../../platform/mail/render-mail.ts';
import { linkIntl } from '../offer-link.words.ts';

/** Name, payload and attempts of the job that {@link createSendAcceptanceCode} creates, to queue it. */
export const sendAcceptanceCode = {
  name: 'send-acceptance-code',
  payload: object({ offerId: string().uuid().required(), number: number().integer().required() }),
  maxAttempts: 5, // some minutes: the code is valid for no longer
};

/**
 * Creates the job that mails the code for accepting an offer or for opening its order, to the recipient of the offer. The code is derived,
 * so that it is stored nowhere.
 */
export const createSendAcceptanceCode = (tokens: OfferTokens) =>
  defineJob({
    ...sendAcceptanceCode,
    async run({ offerId, number }, { db, mail, site }) {
      const offer = await db.findOneBy(Offer, { id: offerId });
      const link = await db.findOneBy(OfferLink, { offerId });
      if (!offer || link?.codeNumber !== number || !link.codeExpiresAt || link.codeExpiresAt < new Date()) return;
      const { tag, dir } = languages[offer.language];
      const intl = linkIntl(offer.language);
      const isForOrder = offer.status === 'accepted';
      const key = { offerId, version: link.version, number };
      const code = isForOrder ? tokens.orderCode(key) : tokens.acceptanceCode(key);
      const messagePrefix = isForOrder ? 'orderCode' : 'code';
      const values = { number: formatOfferNumber(offer), code, minutes: ACCEPTANCE_CODE_MINUTES };
      const format = (id: string) => intl.formatMessage({ id: `${messagePrefix}.${id}` }, values);
      const content = renderMail({
        lang: tag,
        dir,
        preview: format('preview'),
        title: format('title'),
        opening: [format('opening')],
        reference: { label: format('label'), value: code, hint: format('hint') },
        details: [],
        closing: [format('closing')],
        why: format('why'),
      });
      await mail.send(
        {
          to: offer.email,
          replyTo: { name: brand.name, address: site.salesEmail },
          subject: format('subject'),
          ...content,
        },
        { messageId: `acceptance-code-${offerId}-${link.version}-${number}` },
      );
    },
  });
