import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FasterFolding1764028800021 } from './0021-faster-folding.ts';
import { furthest, ofDays } from './0045-many-days.ts';

/**
 * What an import of a million requests spent most of its time on:
 *
 * - Folding. Turkish without other letters, by far the most that is written here, is folded by replacing twelve letters; of Arabic and
 *   Persian the digits are left alone where there are none. What is folded already stays as it is.
 * - Indexes that nobody reads or that are mostly nothing: of the author of a communication, which a form has none of, of the actor of a
 *   change, and of statuses in the history, which is always read by its request.
 * - Days. Of the history only those steps are looked at that went further than where the request stands.
 *
 * Writers of communications and of the log wait while their indexes are built: 3 s for two million of each.
 */
export class LighterLoading1764028800052 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function fold_text(value text) returns text language sql immutable parallel safe
      return case
        -- ASCII: as many bytes as characters.
        when octet_length(value) = length(value) then lower(value collate "C") collate "und-x-icu"
        when value !~ '[^\\u0001-\\u007fçğıöşüÇĞİÖŞÜ]' then lower(${turkishAsAscii} collate "C") collate "und-x-icu"
        -- Latin, Greek, Cyrillic: nothing below U+0600 is decomposed into a letter or digit that has another one here.
        when value !~ '[^\\u0001-\\u05ff]' then
          lower(replace(regexp_replace(normalize(value, nfkd), '[\\u0300-\\u036f\\u00ad]', '', 'g'), U&'\\0131', 'i') collate "und-x-icu")
        when value !~ '[\\u0660-\\u0669\\u06f0-\\u06f9]' then
          lower(${lettersOfKeyboards(unmarked)} collate "und-x-icu")
        else
          lower(translate(${lettersOfKeyboards(unmarked)}, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789') collate "und-x-icu")
      end`);
    await runner.query(`
      drop index communications_by_author;
      create index communications_by_author on communications (created_by) where created_by is not null;
      drop index activity_logs_by_actor;
      create index activity_logs_by_actor on activity_logs (actor, created_at desc, id desc) where actor is not null;
      drop index quote_status_history_by_status;
    `);
    await runner.query(ofDays(furtherThanNow));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(ofDays(furthest));
    await runner.query(`
      create index quote_status_history_by_status on quote_status_history (to_status, changed_at);
      drop index activity_logs_by_actor;
      create index activity_logs_by_actor on activity_logs (actor, created_at desc, id desc);
      drop index communications_by_author;
      create index communications_by_author on communications (created_by);
    `);
    await new FasterFolding1764028800021().up(runner);
  }
}

/** What an expression of SQL is once each letter is replaced by the other of its pair. */
const replaced = (pairs: string, expression: string): string =>
  pairs.split(' ').reduce((inner, [from, to]) => `replace(${inner}, '${from}', '${to}')`, expression);

const turkishAsAscii = replaced('çc ğg ıi öo şs üu Çc Ğg İi Öo Şs Üu', 'value');

/** One letter where Arabic and Persian keyboards differ, and for the Turkish ı, which a text may have beside. */
const lettersOfKeyboards = (expression: string): string => replaced('ıi كک يی ىی ةه', expression);

/** Decomposed, without accents, vowel signs, tatweel and invisible characters. */
const unmarked = `regexp_replace(
            normalize(value, nfkd),
            '[\\u0300-\\u036f\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]',
            '', 'g'
          )`;

/** Of a request that never went back, nothing: what it is now says how far it came. */
const furtherThanNow = `
      select quote_request_id, max(quote_stage(to_status)) as stage
      from received join quote_status_history on quote_request_id = received.id
      where quote_stage(to_status) > quote_stage(status) group by 1`;
