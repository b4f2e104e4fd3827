import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How texts compare, and how a record's version moves: what the tables after this one build on. */
export class TextFunctions1764028800001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create extension if not exists pg_trgm`);
    await runner.query(`
      -- A text as a search sees it. Without case, with one letter for the Turkish I, İ, ı and i; without accents, Arabic
      -- vowel signs, tatweel and invisible characters; with one letter where Arabic and Persian keyboards differ; Latin digits.
      create function fold_text(value text) returns text language sql immutable parallel safe
      return lower(translate(
        regexp_replace(
          normalize(value, nfkd),
          '[\\u0300-\\u036f\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]',
          '', 'g'
        ),
        U&'\\0131\\0643\\064a\\0649\\0629\\0660\\0661\\0662\\0663\\0664\\0665\\0666\\0667\\0668\\0669\\06f0\\06f1\\06f2\\06f3\\06f4\\06f5\\06f6\\06f7\\06f8\\06f9',
        U&'i\\06a9\\06cc\\06cc\\064701234567890123456789'
      ) collate "und-x-icu");

      -- For LIKE: a text that contains what was searched for, taken literally.
      create function search_pattern(value text) returns text language sql immutable parallel safe
      return '%' || regexp_replace(fold_text(value), '([\\\\%_])', '\\\\\\1', 'g') || '%';

      -- E-mail addresses are one when this is. ASCII only: a database of Turkish locale would make an ı of an I.
      create function email_key(email text) returns text language sql immutable parallel safe
      return lower(email collate "C");

      -- 'https://www.Mill.example/about' and 'mill.example' are both of mill.example.
      create function web_domain(url text) returns text language sql immutable parallel safe
      return lower(substring(url collate "C" from '(?i)^\\s*(?:[a-z][a-z0-9+.-]*://)?(?:[^/@]*@)?(?:www\\.)?([^/:?#[:space:]]+)'));

      -- Company names are one when this is: no punctuation, no legal form before or after.
      create function company_name_key(name text) returns text language sql immutable parallel safe
      return nullif(regexp_replace(regexp_replace(
        btrim(regexp_replace(
          regexp_replace(fold_text(name), '[.''\\u2019]', '', 'g') collate "und-x-icu", '[^[:alnum:]]+', ' ', 'g'
        )),
        '^(?:(?:sarl|eurl|sas|spa|sa|ste|societe|ets|ooo|tov|شرکت|شرکه)\\s)+', ''),
        '(?:\\s(?:anonim|limited|sirketi|as|ao|ltd|sti|san|sanayi|tic|ticaret|ve|dis|ith|ihr|ithalat|ihracat|gmbh|ag|kg|co|company|'
        'corp|corporation|inc|incorporated|llc|llp|lp|plc|pte|pty|pvt|sarl|eurl|sas|spa|srl|sa|sl|bv|nv|oy|ab|doo|ood|ead|'
        'jsc|ojsc|pjsc|cjsc|fze|fzc|fzco|fz|dmcc|wll|psc|saog|pjs|سهامی|خاص|عام|مسئولیت|محدود|ذمم|شمم))+$', ''), '');

      -- The version that editors compare: two updates within one millisecond must differ.
      create function touch_updated_at() returns trigger language plpgsql as $$ begin
        new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 millisecond');
        return new;
      end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    // pg_trgm stays: it may have been there before us, and others may use it.
    await runner.query(`
      drop function touch_updated_at();
      drop function company_name_key(text);
      drop function web_domain(text);
      drop function email_key(text);
      drop function search_pattern(text);
      drop function fold_text(text);
    `);
  }
}
