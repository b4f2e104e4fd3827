import { object, string } from 'yup';
import { localePath } from '../../../common/locales.ts';
import { getNotePath } from '../../../common/market-notes.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { queueSubscriberCampaign } from '../campaigns/index.ts';
import { MarketNote } from './market-note.entity.ts';
import { chooseDefaultLanguage, getWrittenLanguages } from './note-texts.ts';

/** Queues the mails about a published note to the subscribers: title, summary and link in each one's language. A note is mailed once. */
export const mailNote = defineJob({
  name: 'mail-market-note',
  payload: object({ noteId: string().uuid().required() }),
  maxAttempts: 25, // about four days
  run: ({ noteId: id }, { db, site }) =>
    db.transaction(async (tx) => {
      const note = await tx.findOne(MarketNote, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (note?.status !== 'published' || note.campaignId) return;
      const texts = Object.fromEntries(
        getWrittenLanguages(note).map((language) => {
          const { title, summary } = note.texts[language]!;
          const url = new URL(localePath(language, getNotePath(note.slug!)), site.publicUrl).href;
          return [language, { subject: title, content: `${summary}\n\n${url}` }];
        }),
      );
      const campaignId = await queueSubscriberCampaign(tx, {
        texts,
        defaultLanguage: chooseDefaultLanguage(note),
        createdBy: note.createdBy,
      });
      await tx.update(MarketNote, { id }, { campaignId });
    }),
});
