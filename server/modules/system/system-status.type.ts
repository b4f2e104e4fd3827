import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { JobState, MailSignIn } from '../../../common/enums.ts';
import { JobStateEnum, MailSignInEnum } from '../../platform/graphql/enums.ts';

@ObjectType({ description: 'Number of background jobs of all servers by state.' })
class JobCounts {
  @Field(() => Int, { description: 'Jobs that have not been tried yet.' })
  waiting!: number;

  @Field(() => Int, { description: 'Jobs that a server runs.' })
  running!: number;

  @Field(() => Int, { description: 'Jobs that have failed and are tried again.' })
  retrying!: number;

  @Field(() => Int, { description: 'Jobs that have failed for good.' })
  failed!: number;

  @Field(() => Float, {
    description: 'How many seconds the job that has waited longest is overdue; 0 when none is due.',
  })
  oldestDueSeconds!: number;
}

@ObjectType({ description: 'A background job that has failed.' })
export class FailedJob {
  @Field(() => ID, { description: 'Number of the job; argument of `retryJobs` and `discardJobs`.' })
  id!: string;

  @Field(() => String, { description: 'Name of its kind, such as `notify-sales`.' })
  name!: string;

  @Field(() => JobStateEnum, { description: '`RETRYING` or `FAILED`.' })
  state!: JobState;

  @Field(() => Int, { description: 'Attempts so far.' })
  attempts!: number;

  @Field(() => Int, { description: 'Attempts after which it is not tried again.' })
  maxAttempts!: number;

  @Field(() => Date, { nullable: true, description: 'Time of the next attempt; null when there is none.' })
  nextRunAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why the latest attempt failed, without e-mail addresses.' })
  error!: string | null;
}

@ObjectType({ description: 'The latest failure to send a message.' })
class MailFailure {
  @Field(() => Date, { description: 'When it happened.' })
  at!: Date;

  @Field(() => String, { description: 'Answer of the mail server, without e-mail addresses.' })
  message!: string;
}

@ObjectType({ description: 'How the server that answers has sent messages since its start.' })
class MailStatus {
  @Field(() => String, { description: 'Sender of all messages: `Name <address>`, or an address.' })
  sender!: string;

  @Field(() => Boolean, { description: 'False when messages are written to files, because no mail server is set.' })
  usesServer!: boolean;

  @Field(() => MailSignInEnum, { description: 'Result of the latest sign-in at the mail server.' })
  signIn!: MailSignIn;

  @Field(() => Date, { nullable: true, description: 'Nothing is sent until then, because the sign-in was refused.' })
  pausedUntil?: Date | undefined;

  @Field(() => Date, { nullable: true, description: 'When the latest message was sent.' })
  lastSentAt?: Date | undefined;

  @Field(() => MailFailure, { nullable: true, description: 'The latest failure.' })
  lastFailure?: MailFailure | undefined;
}

@ObjectType({ description: 'Space on the disk of the data folder of the server that answers.' })
class DiskSpace {
  @Field(() => Float, { description: 'Free space in bytes.' })
  freeBytes!: number;

  @Field(() => Float, { description: 'Size of the disk in bytes.' })
  totalBytes!: number;
}

@ObjectType({ description: 'The newest backup.' })
class Backup {
  @Field(() => String, { description: 'Name of the file.' })
  name!: string;

  @Field(() => Date, { description: 'When it was complete.' })
  time!: Date;

  @Field(() => Float, { description: 'Size in bytes.' })
  size!: number;
}

@ObjectType({ description: 'The live feed of the server that answers.' })
class FeedStatus {
  @Field(() => Int, { description: 'Open WebSockets; each open panel has one.' })
  sockets!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Seconds that the latest test notification of the database took; null before the first.',
  })
  delay?: number | undefined;
}

@ObjectType({ description: 'State of the installation, and of the server that answers.' })
export class SystemStatus {
  @Field(() => String, { description: 'Version of the server.' })
  version!: string;

  @Field(() => String, { description: 'Version of PostgreSQL.' })
  databaseVersion!: string;

  @Field(() => String, { description: 'Host name of the server that answers; there may be several.' })
  node!: string;

  @Field(() => Date, { description: 'When the server was started.' })
  startedAt!: Date;

  @Field(() => Float, { description: 'Size of the database in bytes.' })
  databaseBytes!: number;

  @Field(() => DiskSpace, { nullable: true, description: 'Space of the disk; null when it cannot be read.' })
  disk!: DiskSpace | null;

  @Field(() => JobCounts, { description: 'Background jobs by state.' })
  jobs!: JobCounts;

  @Field(() => [FailedJob], { description: 'At most 100 jobs that have failed, first those that are not tried again.' })
  failedJobs!: FailedJob[];

  @Field(() => MailStatus, { nullable: true, description: 'Sending of messages; null on a server that runs no jobs.' })
  mail?: MailStatus | undefined;

  @Field(() => Backup, {
    nullable: true,
    description: 'The newest backup in the folder of this server; null without one.',
  })
  lastBackup?: Backup | undefined;

  @Field(() => FeedStatus, { description: 'The live feed.' })
  feed!: FeedStatus;
}
