/** The operator's program: `npm run kordon -- COMMAND` in a clone, `node build/app/server/cli/main.js COMMAND` in the image. */
import '../platform/node-env.ts';
import 'reflect-metadata';
import { Argument, Command, Option } from 'commander';
import { version } from '../../common/version.ts';
import { addDemoData } from '../app/demo/demo-data.ts';
import { openDatabase } from '../app/database.ts';
import { moveAllAttachments } from './attachments.ts';
import { backUp, restore } from './backup.ts';
import { checkInstallation } from './check.ts';
import { printLine, runCommand } from './command.ts';
import { filePlaces } from '../platform/files/file-folder.ts';
import { discardQueuedJobs, listJobs, retryQueuedJobs } from './jobs.ts';
import { rotateKey } from './keys.ts';
import { runMigrationCommand } from './migrations.ts';
import { listUsers, makeUserSuperAdmin, resetFactorOfUser, resetPasswordOfUser } from './users.ts';

const program = new Command('kordon')
  .version(version)
  .description('Operates an installation of Kordon. Uses the settings of the server: environment variables and .env.')
  .addHelpText('after', '\nExit status: 0 when the command has done what it says, 1 otherwise.')
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'kordon: ')) })
  .showHelpAfterError('(add --help for the commands)');

program
  .command('check')
  .description('check settings, database, rights, stored secrets, attachments, mail server, disk and clock')
  .action(checkInstallation);

program
  .command('migrate')
  .description('run pending migrations, undo the latest, or list all of them')
  .addArgument(
    new Argument('[action]', 'stop the nodes of the newer version before "down"')
      .choices(['up', 'down', 'list'])
      .default('up'),
  )
  .action(runMigrationCommand);

program
  .command('rotate-key')
  .description('encrypt all stored secrets with ENCRYPTION_KEY; can be interrupted and repeated')
  .action(rotateKey);

const users = program.command('users').description('list admin users, or let one in again');
users.command('list').description('e-mail, role, state and second factor').action(listUsers);
users
  .command('reset-second-factor <email>')
  .description('let a user sign in with the password only, and end all sessions')
  .action(resetFactorOfUser);
users
  .command('reset-password <email>')
  .description('print a link with which the user chooses a new password')
  .action(resetPasswordOfUser);
users
  .command('make-super-admin <email>')
  .description('enable a user and give the role of a super admin')
  .action(makeUserSuperAdmin);

const jobs = program.command('jobs').description('list, retry or discard background jobs');
jobs
  .command('list')
  .description('id, name, state, attempts, time of the next run and last error')
  .option('--failed', 'only jobs that are not tried again')
  .action(listJobs);
jobs
  .command('retry [ids...]')
  .description('run waiting or failed jobs now, with all their attempts')
  .option('--all-failed', 'all jobs that are not tried again')
  .action(retryQueuedJobs);
jobs
  .command('discard [ids...]')
  .description('remove waiting or failed jobs without running them')
  .option('--all-failed', 'all jobs that are not tried again')
  .action(discardQueuedJobs);

program
  .command('backup')
  .description('write all rows of the database to one file, also while nodes run')
  .option('--to <folder>', 'default: BACKUP_DIR, or DATA_DIR/backups')
  .action(backUp);

program
  .command('restore <file>')
  .description('load a backup into an empty database; stop all nodes first')
  .option('--replace-all <database>', 'remove everything in the database first; needs its name as a confirmation')
  .action(restore);

const attachments = program.command('attachments').description('move the contents of attachments');
attachments
  .command('move')
  .description(
    'move all of them to the database or to ATTACHMENTS_DIR, also while nodes run; can be interrupted and repeated',
  )
  .addOption(new Option('--to <place>').choices(filePlaces).makeOptionMandatory())
  .action(moveAllAttachments);

program
  .command('demo-data')
  .description('add two months of example activity to an empty database')
  .action(() =>
    runCommand(async ({ config, log, lifecycle }) => {
      await openDatabase(config, log, lifecycle, async (owner) => {
        printLine((await addDemoData(owner)) ? 'demo data added' : 'nothing added: the database already has records');
      });
    }),
  );

await program.parseAsync();
