-- How texts are compared and searched.
-- Also run by the upgrade of an older database. The two long functions are PL/pgSQL, which a session compiles once: SQL functions are
-- inlined anew by every statement that stores a row, which took 10 % of the CPU time of a submission.

create extension if not exists pg_trgm;

-- A text as the search sees it: lower case, one letter for the Turkish I, İ, ı and i; no accents, Arabic vowel signs, tatweel or
-- invisible characters; one letter where Arabic and Persian keyboards differ; Latin digits. The cheapest branch that is right for the
-- characters at hand, since each insert folds several texts; text-functions.test.ts proves that all branches agree.
create or replace function fold_text(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return case
  -- ASCII: as many bytes as characters
  when octet_length(value) = length(value) then lower(value collate "C") collate "und-x-icu"
  -- Turkish
  when value !~ '[^\u0001-\u007fçğıöşüÇĞİÖŞÜ]' then
    lower(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
        value,
        'ç', 'c'), 'ğ', 'g'), 'ı', 'i'), 'ö', 'o'), 'ş', 's'), 'ü', 'u'),
        'Ç', 'c'), 'Ğ', 'g'), 'İ', 'i'), 'Ö', 'o'), 'Ş', 's'), 'Ü', 'u') collate "C"
    ) collate "und-x-icu"
  -- Latin, Greek, Cyrillic: nothing below U+0600 is decomposed into an Arabic letter or digit
  when value !~ '[^\u0001-\u05ff]' then
    lower(replace(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f\u00ad]', '', 'g'), 'ı', 'i') collate "und-x-icu")
  -- Arabic and Persian without their own digits
  when value !~ '[\u0660-\u0669\u06f0-\u06f9]' then
    lower(
      replace(replace(replace(replace(replace(
        regexp_replace(
          normalize(value, nfkd),
          '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]',
          '', 'g'
        ),
        'ı', 'i'), 'ك', 'ک'), 'ي', 'ی'), 'ى', 'ی'), 'ة', 'ه') collate "und-x-icu"
    )
  else
    lower(
      translate(
        replace(replace(replace(replace(replace(
          regexp_replace(
            normalize(value, nfkd),
            '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]',
            '', 'g'
          ),
          'ı', 'i'), 'ك', 'ک'), 'ي', 'ی'), 'ى', 'ی'), 'ة', 'ه'),
        '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'
      ) collate "und-x-icu"
    )
  end;
end $$;

-- For LIKE on a folded column: contains the text, taken literally.
create or replace function search_pattern(value text) returns text language sql immutable parallel safe
return '%' || regexp_replace(fold_text(value), '([\\%_])', '\\\1', 'g') || '%';

-- Two e-mail addresses are the same when their keys are. ASCII only: in a Turkish locale lower('I') is 'ı'.
create or replace function email_key(email text) returns text language sql immutable parallel safe
return lower(email collate "C");

-- 'https://www.Mill.example/about' and 'mill.example' are both of mill.example.
create or replace function web_domain(url text) returns text language sql immutable parallel safe
return lower(substring(url collate "C" from '(?i)^\s*(?:[a-z][a-z0-9+.-]*://)?(?:[^/@]*@)?(?:www\.)?([^/:?#[:space:]]+)'));

-- Two company names are the same when their keys are: without punctuation and legal forms before or after. The schema is named because
-- pg_restore stores rows with an empty search_path, and PL/pgSQL looks names up when it runs.
create or replace function company_name_key(name text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return nullif(
  regexp_replace(
    regexp_replace(
      btrim(regexp_replace(
        regexp_replace(public.fold_text(name), '[.''\u2019]', '', 'g') collate "und-x-icu", '[^[:alnum:]]+', ' ', 'g'
      )),
      '^(?:(?:sarl|eurl|sas|spa|sa|ste|societe|ets|ooo|tov|شرکت|شرکه)\s)+', ''
    ),
    '(?:\s(?:anonim|limited|sirketi|as|ao|ltd|sti|san|sanayi|tic|ticaret|ve|dis|ith|ihr|ithalat|ihracat|gmbh|ag|kg|co|company|'
    'corp|corporation|inc|incorporated|llc|llp|lp|plc|pte|pty|pvt|sarl|eurl|sas|spa|srl|sa|sl|bv|nv|oy|ab|doo|ood|ead|'
    'jsc|ojsc|pjsc|cjsc|fze|fzc|fzco|fz|dmcc|wll|psc|saog|pjs|سهامی|خاص|عام|مسئولیت|محدود|ذمم|شمم))+$', ''
  ),
  ''
);
end $$;
