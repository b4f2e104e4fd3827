import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the CRM's own screens need: one primary contact a company, mail that is threaded, documents, a record timeline, totals that
 * cost the same among a million rows, and the words that a misspelt search is mended by.
 */
export class CrmRecords1764028800011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Lead intake made every new person a primary one: the oldest stays.
      update contacts set is_primary = false
      where is_primary and exists (
        select from contacts older where older.company_id = contacts.company_id and older.is_primary
          and (older.created_at, older.id) < (contacts.created_at, contacts.id)
      );
      create unique index contacts_one_primary on contacts (company_id) where is_primary;
      create index contacts_by_status on contacts (status, name collate "tr-x-icu", id);

      -- Orders of the company list; either direction walks the same index.
      create index companies_lead_score on companies (lead_score desc, id desc);
      create index companies_total_value on companies (total_value desc, id desc);
      -- What somebody types first: the beginning of a name.
      create index companies_name_beginning on companies (name_key text_pattern_ops);
      create index companies_bin_date on companies (deleted_at) where deleted_at is not null;
      -- Companies that hear too little from us, those of longest ago first.
      create index companies_quiet on companies (coalesce(last_contact_date, '-infinity'))
        where deleted_at is null and status = 'active';

      alter table communications
        add column message_id text,
        add column reply_to_id uuid references communications on delete set null,
        add column recipient text,
        add column sent_at timestamptz(3),
        add column failure text;
      comment on column communications.message_id is 'Left part of the Message-ID of mail that we send';
      comment on column communications.recipient is 'Address that our mail goes to, whatever becomes of the contact';
      comment on column communications.sent_at is 'When the mail server took it; null while it waits and for what is no mail';
      comment on column communications.failure is 'Why it did not arrive, in the words of the mail server';
      create unique index communications_message_id on communications (message_id) where message_id is not null;
      create index communications_replies on communications (reply_to_id) where reply_to_id is not null;
      create index communications_by_sentiment on communications (sentiment, created_at desc, id desc)
        where sentiment is not null;

      -- A reminder for each date that was set, whichever node sends it.
      create table follow_up_reminders (
        communication_id uuid references communications on delete cascade,
        follow_up_date timestamptz(3),
        primary key (communication_id, follow_up_date)
      );

      create table company_documents (
        id uuid primary key default gen_random_uuid(),
        company_id uuid not null references companies on delete cascade,
        attachment_id uuid not null unique references attachments on delete cascade,
        name text not null check (btrim(name) <> ''),
        type text not null,
        size integer not null check (size > 0),
        created_by uuid references admin_users on delete set null,
        created_at timestamptz(3) not null default now()
      );
      create index company_documents_of_company on company_documents (company_id, created_at desc, id desc);
      create index company_documents_by_author on company_documents (created_by);
      create trigger log_activity after insert or update or delete on company_documents
        for each row execute function log_activity();
      -- What is left of a document when its company goes for good is its file: it goes too.
      create function remove_document_file() returns trigger language plpgsql as $$ begin
        delete from attachments where id = old.attachment_id;
        return null;
      end $$;
      create trigger remove_document_file after delete on company_documents
        for each row execute function remove_document_file();
    `);
    await runner.query(activityOfCompanies);
    await runner.query(totals);
    await runner.query(spelling);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function learn_words() cascade; -- its triggers too
      drop function learn_new_name() cascade;
      drop function search_words_of(text);
      drop table search_words;
      drop function count_communication_totals() cascade;
      drop function count_company_totals() cascade;
      drop function count_company_change() cascade;
      drop function count_company_removal() cascade;
      drop function fold_record_totals();
      drop table record_totals;
      alter table activity_logs drop column company_id;
      drop trigger remove_document_file on company_documents;
      drop table company_documents;
      drop function remove_document_file();
      drop table follow_up_reminders;
      alter table communications
        drop column message_id, drop column reply_to_id, drop column recipient, drop column sent_at, drop column failure;
      drop index communications_by_sentiment, companies_quiet, companies_bin_date, companies_name_beginning,
        companies_total_value, companies_lead_score, contacts_by_status, contacts_one_primary;
    `);
    await runner.query(changesBetween(editors0007) + logActivity({ ofCompany: false }));
  }
}

/** Columns that no editor changes, as migration 0007 has them and as they are from here on. */
const editors0007 = [
  'updated_at',
  'search_text',
  'name_key',
  'web_domain',
  'last_contact_date',
  'total_quotes',
  'total_orders',
  'total_value',
  'contact_count',
  'communication_count',
];
const editors0011 = [...editors0007, 'message_id', 'reply_to_id', 'recipient', 'sent_at'];

const changesBetween = (unedited: string[]) => `
  create or replace function changes_between(before jsonb, after jsonb) returns jsonb language sql immutable
  return (
    select jsonb_object_agg(camel_case(key), jsonb_build_array(before -> key, value))
    from jsonb_each(after - array[${unedited.map((column) => `'${column}'`).join(', ')}])
    where before -> key is distinct from value
  );`;

/** The trigger of migration 0007, which from here on also says whose company's record it was. */
const logActivity = ({ ofCompany }: { ofCompany: boolean }) => `
  create or replace function log_activity() returns trigger language plpgsql as $$
  declare
    before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
    after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
    record jsonb := coalesce(after, before);
    changes jsonb := case tg_op when 'UPDATE' then changes_between(before, after) end;
    action text := tg_op;
    entry bigint;
  begin
    if tg_op = 'UPDATE' and changes is null then return null; end if;
    -- A record put into the bin or taken out of it was deleted or made again, as people see it.
    if tg_op = 'UPDATE' and changes ? 'deletedAt' then
      action := case when after ->> 'deleted_at' is null then 'INSERT' else 'DELETE' end;
    end if;
    insert into activity_logs (action, target_type, target_id, details, changes, actor, created_at${ofCompany ? ', company_id' : ''})
    values (
      action, tg_table_name, (record ->> 'id')::uuid,
      jsonb_strip_nulls(jsonb_build_object(
        'name', coalesce(record ->> 'name', record ->> 'contact_person', record ->> 'subject'),
        'company', coalesce(
          nullif(record ->> 'company', ''),
          record ->> 'company_name',
          (select name from companies where id = (record ->> 'company_id')::uuid)
        ),
        'email', record ->> 'email',
        'status', record ->> 'status'
      )),
      case action when 'UPDATE' then changes end,
      nullif(current_setting('kordon.actor', true), ''),
      -- A record that brings its own date, as an import does, was made then.
      case tg_op when 'INSERT' then (record ->> 'created_at')::timestamptz else now() end${
        ofCompany
          ? `,\n      case tg_table_name when 'companies' then record ->> 'id' else record ->> 'company_id' end::uuid`
          : ''
      }
    )
    returning id into entry;
    perform pg_notify('activity', entry::text);
    return null;
  end $$;`;

/**
 * A change names the company whose record it belongs to, so that a company's timeline reads one index. What stands in the timeline by
 * itself (a communication, a request, a document that was made) is not in the index again.
 */
const activityOfCompanies = `
  ${changesBetween(editors0011)}
  alter table activity_logs add column company_id uuid;
  ${logActivity({ ofCompany: true })}
  update activity_logs set company_id = target_id where target_type = 'companies';
  create index activity_logs_of_company on activity_logs (company_id, created_at desc, id desc)
    where company_id is not null and (action <> 'INSERT' or target_type in ('companies', 'contacts'));`;

/**
 * Totals for the cards and the filters' figures. A writer appends what it adds or takes away and locks nothing, so that
 * transactions never wait for each other over a sum; \`fold_record_totals\` makes one row of many, and a reader adds up the few.
 */
const totals = `
  create table record_totals (
    record text not null check (record in ('companies', 'communications')),
    -- companies: company_type; communications: type, direction, status, priority.
    key text[] not null,
    count bigint not null,
    value numeric(18, 2) not null default 0
  );

  create function fold_record_totals() returns void language sql as $$
    with folded as (delete from record_totals returning *)
    insert into record_totals
      select record, key, sum(count), sum(value) from folded group by record, key
      having sum(count) <> 0 or sum(value) <> 0
  $$;

  create function count_company_totals() returns trigger language plpgsql as $$ begin
    insert into record_totals
      select 'companies', array[company_type], count(*), sum(total_value) from added where deleted_at is null group by 2;
    return null;
  end $$;
  create trigger total_added after insert on companies
    referencing new table as added for each statement execute function count_company_totals();

  -- Into the bin and out of it go a company's communications too.
  create function count_company_change() returns trigger language plpgsql as $$ begin
    if old.deleted_at is null then
      insert into record_totals values ('companies', array[old.company_type], -1, -old.total_value);
    end if;
    if new.deleted_at is null then
      insert into record_totals values ('companies', array[new.company_type], 1, new.total_value);
    end if;
    if (old.deleted_at is null) <> (new.deleted_at is null) then
      insert into record_totals
        select 'communications', array[type, direction, status, priority],
          count(*) * case when new.deleted_at is null then 1 else -1 end, 0
        from communications where company_id = new.id group by 2;
    end if;
    return null;
  end $$;
  create trigger total_changed after update on companies for each row
    when ((old.company_type, old.total_value, old.deleted_at) is distinct from (new.company_type, new.total_value, new.deleted_at))
    execute function count_company_change();

  create function count_company_removal() returns trigger language plpgsql as $$ begin
    insert into record_totals values ('companies', array[old.company_type], -1, -old.total_value);
    insert into record_totals
      select 'communications', array[type, direction, status, priority], -count(*), 0
      from communications where company_id = old.id group by 2;
    return old;
  end $$;
  create trigger total_removed before delete on companies for each row
    when (old.deleted_at is null) execute function count_company_removal();

  -- What goes with a removed company was counted when that went into the bin, or just before it went.
  create function count_communication_totals() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then
      insert into record_totals
        select 'communications', array[type, direction, removed.status, removed.priority], -count(*), 0
        from removed join companies on companies.id = company_id and deleted_at is null group by 2;
    end if;
    if tg_op <> 'DELETE' then
      insert into record_totals
        select 'communications', array[type, direction, added.status, added.priority], count(*), 0
        from added join companies on companies.id = company_id and deleted_at is null group by 2;
    end if;
    return null;
  end $$;
  create trigger total_added after insert on communications
    referencing new table as added for each statement execute function count_communication_totals();
  create trigger total_changed after update on communications
    referencing old table as removed new table as added for each statement execute function count_communication_totals();
  create trigger total_removed after delete on communications
    referencing old table as removed for each statement execute function count_communication_totals();

  insert into record_totals
    select 'companies', array[company_type], count(*), sum(total_value) from companies where deleted_at is null group by 2;
  insert into record_totals
    select 'communications', array[type, direction, communications.status, communications.priority], count(*), 0
    from communications join companies on companies.id = company_id and deleted_at is null group by 2;`;

/**
 * The words that names are made of, each about once: looking for a misspelt one among them is cheap, and then the records are
 * found by their trigrams as always. Nothing keeps a word from standing here twice, so that no writer waits for another.
 */
const spelling = `
  create table search_words (word text not null);
  create index search_words_word on search_words (word);
  create index search_words_similar on search_words using gin (word gin_trgm_ops);

  create function search_words_of(value text) returns setof text language sql immutable parallel safe
  begin atomic
    select distinct word from regexp_split_to_table(fold_text(value) collate "und-x-icu", '[^[:alpha:]]+') as word
    where length(word) between 3 and 40;
  end;

  create function learn_words() returns trigger language plpgsql as $$ begin
    case tg_table_name
      when 'companies' then insert into search_words
        select distinct word from added, search_words_of(concat_ws(' ', name, industry)) as word
        where not exists (select from search_words known where known.word = word.word);
      when 'contacts' then insert into search_words
        select distinct word from added, search_words_of(name) as word
        where not exists (select from search_words known where known.word = word.word);
      when 'quote_requests' then insert into search_words
        select distinct word from added, search_words_of(concat_ws(' ', name, company)) as word
        where not exists (select from search_words known where known.word = word.word);
      else insert into search_words
        select distinct word from added, search_words_of(subject) as word
        where not exists (select from search_words known where known.word = word.word);
    end case;
    return null;
  end $$;
  ${['companies', 'contacts', 'quote_requests', 'communications']
    .map(
      (table) => `
  create trigger learn_words after insert on ${table}
    referencing new table as added for each statement execute function learn_words();`,
    )
    .join('')}

  create function learn_new_name() returns trigger language plpgsql as $$ begin
    insert into search_words
      select word from search_words_of(new.name) as word
      where not exists (select from search_words known where known.word = word.word);
    return null;
  end $$;
  ${['companies', 'contacts']
    .map(
      (table) => `
  create trigger learn_new_name after update of name on ${table}
    for each row when (old.name <> new.name) execute function learn_new_name();`,
    )
    .join('')}

  insert into search_words
    select distinct word from (
      select concat_ws(' ', name, industry) as value from companies
      union all select name from contacts
      union all select concat_ws(' ', name, company) from quote_requests
      union all select subject from communications
    ) as named, search_words_of(value) as word;`;
