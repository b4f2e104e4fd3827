-- Role SALES. A user of this role sees all records, or only those without another owner (server/migrations/visible.sql).

-- Both statements lock admin_users, which has a few rows, for milliseconds.
alter table admin_users drop constraint admin_users_role_check;
alter table admin_users
  add constraint admin_users_role_check check (role in ('super_admin', 'admin', 'sales', 'analyst')),
  add column sees_own_only boolean not null default false,
  add constraint admin_users_own_only_check check (role = 'sales' or not sees_own_only);
comment on column admin_users.sees_own_only is 'Sees and edits only own and unassigned records; a setting of the role sales';

-- An open WebSocket keeps the permissions of its start, so its client has to connect again.
drop trigger announce_role_change on admin_users;
create trigger announce_role_change after update of role, sees_own_only on admin_users
  for each row when ((old.role, old.sees_own_only) is distinct from (new.role, new.sees_own_only))
  execute function announce_role_change();
