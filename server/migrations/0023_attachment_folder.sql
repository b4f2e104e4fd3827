-- Files may be stored in a folder (ATTACHMENTS_DIR). When the row of such a file is deleted, a job removes the file after the
-- commit.

-- SHA-256 of the content in the folder; null: the content is in attachment_chunks
alter table attachments add column folder_sha256 bytea check (length(folder_sha256) = 32);

create function remove_file_content() returns trigger language plpgsql as $$
begin
  -- Name and attempts of the job removeFileContent.
  perform graphile_worker.add_job('remove-file-content', json_build_object('attachmentId', old.id), max_attempts => 25);
  return null;
end $$;

create trigger remove_file_content after delete on attachments
  for each row when (old.folder_sha256 is not null) execute function remove_file_content();
