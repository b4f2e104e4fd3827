import type { EntityManager } from 'typeorm';
import { object, string } from 'yup';
import { createNoteSlug } from '../../../common/market-notes.ts';
import { addJob, defineJob } from '../../platform/jobs/job.ts';
import { mailNote } from './mail-note.ts';
import { MarketNote } from './market-note.entity.ts';
import { chooseDefaultLanguage } from './note-texts.ts';

/** Changes a note; every server renders the pages again when this transaction commits. */
export async function updateNote(tx: EntityManager, id: string, values: Partial<MarketNote>): Promise<MarketNote> {
  await tx.update(MarketNote, { id }, { ...values, updatedAt: new Date() });
  await tx.query(`select pg_notify('news', '')`);
  return tx.findOneByOrFail(MarketNote, { id });
}

/** Makes a complete note visible, and queues the mails to the subscribers unless it was mailed before. */
export async function publishNow(tx: EntityManager, note: MarketNote): Promise<MarketNote> {
  const { id, notifiesSubscribers, campaignId } = note;
  if (notifiesSubscribers && campaignId === null) await addJob(tx, mailNote, { noteId: id });
  return updateNote(tx, id, {
    status: 'published',
    slug: note.slug ?? (await findFreeSlug(tx, note)),
    publishAt: null,
    publishedAt: note.publishedAt ?? new Date(),
    notifiesSubscribers,
  });
}

/** Returns the words of the title, with a number if another note has them. */
async function findFreeSlug(tx: EntityManager, note: MarketNote): Promise<string> {
  const { title } = note.texts[chooseDefaultLanguage(note)]!;
  const wanted = createNoteSlug(title) || `note-${new Date().toISOString().slice(0, 10)}`;
  // Two notes with one title that are published at the same time get different numbers.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('market_notes.slug', 0))`);
  const taken = await tx.query<{ slug: string }[]>(
    `select slug from market_notes where slug = $1 or slug like $1 || '-%'`,
    [wanted],
  );
  const slugs = new Set(taken.map(({ slug }) => slug));
  if (!slugs.has(wanted)) return wanted;
  let number = 2;
  while (slugs.has(`${wanted}-${number}`)) number++;
  return `${wanted}-${number}`;
}

/** Publishes a scheduled note at its time. */
export const publishScheduledNote = defineJob({
  name: 'publish-scheduled-note',
  payload: object({ noteId: string().uuid().required() }),
  maxAttempts: 25, // about four days
  run: ({ noteId: id }, { db }) =>
    db.transaction(async (tx) => {
      const note = await tx.findOne(MarketNote, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (note?.status !== 'scheduled' || !note.publishAt) return; // withdrawn or deleted in the meantime
      // The clocks of this node and of the database may differ, and a withdrawn note may be scheduled again.
      if (note.publishAt.getTime() > Date.now())
        await addJob(tx, publishScheduledNote, { noteId: id }, { runAt: note.publishAt });
      else await publishNow(tx, note);
    }),
});
