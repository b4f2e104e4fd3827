-- Run by psql as a superuser on a new PostgreSQL; the image of docker-compose.yml does so when its volume is empty.
-- kordon_owner owns the database and alters its schema; kordon_server is the role of the servers, which get the privileges they need at each start.
\set ON_ERROR_STOP on
\getenv owner_password DATABASE_OWNER_PASSWORD
\getenv server_password DATABASE_PASSWORD

create role kordon_owner login password :'owner_password';
create role kordon_server login password :'server_password';
create database kordon owner kordon_owner;
-- By default every role may connect to a new database and create temporary tables in it.
revoke all on database kordon from public;
grant connect on database kordon to kordon_server;
