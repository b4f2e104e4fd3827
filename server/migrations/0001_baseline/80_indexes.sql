-- Every index that is neither of a primary key nor unique, with the query that needs it. At most 60 (schema-limits.test.ts).
-- Also run by the upgrade of an older database: existing indexes stay.

-- Identity
create index if not exists sessions_expire on sessions (expire);
comment on index sessions_expire is 'Removal of ended sessions';
create index if not exists sessions_admin_user on sessions ((sess #>> '{passport,user}'));
comment on index sessions_admin_user is 'Sessions of a person: their list, ending them all, a changed role';
create index if not exists rate_limits_expire on rate_limits (expire);
comment on index rate_limits_expire is 'Removal of limits that have run out';
create index if not exists api_tokens_of_admin on api_tokens (admin_user_id, created_at desc);
comment on index api_tokens_of_admin is 'Tokens of a person, newest first';

-- Companies and contacts
create index if not exists companies_created on companies (created_at desc, id desc);
comment on index companies_created is 'Companies by date of entry, the default order';
create index if not exists companies_last_contact on companies (coalesce(last_contact_date, '-infinity') desc, id desc);
comment on index companies_last_contact is 'Companies by last contact, and those without one for long';
create index if not exists companies_in_bin on companies (id) where deleted_at is not null;
comment on index companies_in_bin is 'What a list leaves out because its company is in the bin; the bin itself and its removal';
create index if not exists companies_search on companies using gin (search_text gin_trgm_ops);
comment on index companies_search is 'Companies by words, also misspelt ones';
create index if not exists companies_name_beginning on companies (name_key text_pattern_ops);
comment on index companies_name_beginning is 'Company of a lead by name; search by the beginning of a name';
create index if not exists companies_similar_name on companies using gin (name_key gin_trgm_ops);
comment on index companies_similar_name is 'Possible duplicates while a name is typed';
create index if not exists companies_web_domain on companies (web_domain);
comment on index companies_web_domain is 'Company of a lead by its web domain; possible duplicates';
create index if not exists contacts_of_company on contacts (company_id, name collate "tr-x-icu", id);
comment on index contacts_of_company is 'Contacts of a company by name, and how many';
create index if not exists contacts_search on contacts using gin (search_text gin_trgm_ops);
comment on index contacts_search is 'Contacts by words, also misspelt ones';
create index if not exists company_documents_of_company on company_documents (company_id, created_at desc, id desc);
comment on index company_documents_of_company is 'Documents of a company, and how many';

-- Quote requests
create index if not exists quote_requests_created on quote_requests (created_at desc, id desc);
comment on index quote_requests_created is 'Requests by date of receipt, the default order; analytics of a period';
create index if not exists quote_requests_by_status on quote_requests (status, created_at desc, id desc);
comment on index quote_requests_by_status is 'Requests of a status; the counts of the status tabs';
create index if not exists quote_requests_by_product on quote_requests (product_type, created_at desc, id desc);
comment on index quote_requests_by_product is 'Requests for a product, of which there may be few';
create index if not exists quote_requests_of_company on quote_requests (company_id, created_at desc, id desc);
comment on index quote_requests_of_company is 'Requests of a company, how many, and its timeline';
create index if not exists quote_requests_of_contact on quote_requests (contact_id);
comment on index quote_requests_of_contact is 'Foreign key: a contact is deleted';
create index if not exists quote_requests_email on quote_requests (email_key(email) text_pattern_ops);
comment on index quote_requests_email is 'Requests by the beginning of an e-mail address';
create index if not exists quote_requests_search on quote_requests using gin (search_text gin_trgm_ops);
comment on index quote_requests_search is 'Requests by words, also misspelt ones';
create index if not exists quote_requests_closed_amounts on quote_requests (company_id) include (quoted_amount, quoted_currency, closed_at)
  where status = 'closed' and quoted_amount is not null;
comment on index quote_requests_closed_amounts is 'Value of a company (view company_values), without reading its requests';
create index if not exists quote_status_history_of_request on quote_status_history (quote_request_id, changed_at);
comment on index quote_status_history_of_request is 'History of a request; whether it ever reached a stage';
create index if not exists quote_status_history_backwards on quote_status_history (quote_request_id, from_status)
  where from_status is not null and (from_status = 'closed' or to_status = 'new' or from_status = 'quoted' and to_status <> 'closed');
comment on index quote_status_history_backwards is 'Funnel: requests that once were further than they are now, which are few';

-- Other forms, files and consents
create index if not exists contact_messages_of_company on contact_messages (company_id);
comment on index contact_messages_of_company is 'Foreign key: a company is deleted or merged';
create index if not exists contact_messages_of_contact on contact_messages (contact_id);
comment on index contact_messages_of_contact is 'Foreign key: a contact is deleted';
create index if not exists supplier_applications_of_company on supplier_applications (company_id);
comment on index supplier_applications_of_company is 'Foreign key: a company is deleted or merged';
create index if not exists supplier_applications_of_contact on supplier_applications (contact_id);
comment on index supplier_applications_of_contact is 'Foreign key: a contact is deleted';
create index if not exists attachments_of_message on attachments (contact_message_id);
comment on index attachments_of_message is 'Files of a contact message';
create index if not exists attachments_of_application on attachments (supplier_application_id);
comment on index attachments_of_application is 'Files of a supplier application';
create index if not exists attachments_unclaimed on attachments (created_at)
  where contact_message_id is null and supplier_application_id is null;
comment on index attachments_unclaimed is 'Removal of uploads that no form has claimed';
create index if not exists consents_of_subject on consents (subject_type, subject_id);
comment on index consents_of_subject is 'Consents of a record';

-- Communications
create index if not exists communications_created on communications (created_at desc, id desc);
comment on index communications_created is 'Communications, newest first; analytics of a period';
create index if not exists communications_facets on communications (type, direction, status, priority, created_at desc, id desc)
  include (company_id);
comment on index communications_facets is 'Communications by means, direction, status and priority, and their counts; e-mails of a period';
create index if not exists communications_of_company on communications (company_id, created_at desc, id desc);
comment on index communications_of_company is 'Communications of a company, how many, the latest, and its timeline';
create index if not exists communications_of_contact on communications (contact_id);
comment on index communications_of_contact is 'Communications of a contact';
create index if not exists communications_of_request on communications (quote_request_id);
comment on index communications_of_request is 'Communications about a request';
create index if not exists communications_by_author on communications (created_by) where created_by is not null;
comment on index communications_by_author is 'Foreign key: an admin user is deleted';
create index if not exists communications_replies on communications (reply_to_id) where reply_to_id is not null;
comment on index communications_replies is 'Answers to a communication';
create index if not exists communications_owed on communications (created_at desc, id desc) where follow_up_required;
comment on index communications_owed is 'Communications that we owe an answer to';
-- Some values of these columns often occur together and others never do, which the planner must know to choose the index above.
create statistics if not exists communications_facets on type, direction, status, priority from communications;
-- A sample large enough to have every combination that occurs: the planner then knows which never do.
alter statistics communications_facets set statistics 300;
analyze communications;
create index if not exists communications_search on communications using gin (search_text gin_trgm_ops);
comment on index communications_search is 'Communications by words';
create index if not exists communications_bin_of_company on communications_bin (company_id);
comment on index communications_bin_of_company is 'Foreign key: a company is deleted';
create index if not exists communications_bin_date on communications_bin (deleted_at);
comment on index communications_bin_date is 'Removal of what was deleted 30 days ago';

-- Offers
create index if not exists offers_of_request on offers (quote_request_id, created_at desc, id desc);
comment on index offers_of_request is 'Offers of a request';
create index if not exists offers_of_company on offers (company_id, created_at desc, id desc);
comment on index offers_of_company is 'Timeline of a company';
create index if not exists offers_of_contact on offers (contact_id);
comment on index offers_of_contact is 'Foreign key: a contact is deleted';

-- Market
create index if not exists market_ticks_at on market_ticks using brin (at);
comment on index market_ticks_at is 'Removal of old ticks';
create index if not exists market_changes_latest on market_changes (created_at desc, id desc);
comment on index market_changes_latest is 'Changes of the market desk, newest first';
create index if not exists market_changes_of_series on market_changes (symbol, created_at desc, id desc);
comment on index market_changes_of_series is 'Changes of one series';
create index if not exists price_alerts_waiting on price_alerts (series_id) where confirmed_at is not null and crossed_at is null;
comment on index price_alerts_waiting is 'Alerts that a new price may reach';

-- Activity
create index if not exists activity_logs_created on activity_logs (created_at desc, id desc);
comment on index activity_logs_created is 'The log, newest first';
create index if not exists activity_logs_of_target on activity_logs (target_id, id desc);
comment on index activity_logs_of_target is 'History of a record';
create index if not exists activity_logs_of_company on activity_logs (company_id, created_at desc, id desc)
  where company_id is not null and (action <> 'INSERT' or target_type in ('companies', 'contacts'));
comment on index activity_logs_of_company is 'Timeline of a company';
create index if not exists activity_logs_by_actor on activity_logs (actor, created_at desc, id desc) where actor is not null;
comment on index activity_logs_by_actor is 'What somebody did';
create index if not exists activity_logs_deletions on activity_logs (created_at desc, id desc) where action = 'DELETE';
comment on index activity_logs_deletions is 'Deletions, which are few';

-- Rows that wait to be put into a trigram index, in kB; the default is 4096. The planner counts all of them as read by every search: with
-- more than some hundred pages of them it reads the whole table instead.
alter index companies_search set (gin_pending_list_limit = 256);
alter index companies_similar_name set (gin_pending_list_limit = 256);
alter index contacts_search set (gin_pending_list_limit = 256);
alter index quote_requests_search set (gin_pending_list_limit = 256);
alter index communications_search set (gin_pending_list_limit = 256);
