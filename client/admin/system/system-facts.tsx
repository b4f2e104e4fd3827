import { Box, chakra, Grid } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { DAY_MS } from '../../../common/durations.ts';
import type { SystemStatusQuery } from '../../graphql/generated.ts';
import { FileSize } from '../documents/file-size.tsx';
import { Property, PropertyList } from '../kit/property-list.tsx';
import { RelativeTime } from '../kit/relative-time.tsx';
import { formatTimeSince } from '../kit/time.ts';
import { useNow } from '../kit/use-now.ts';
import { HealthMark, type Health } from './health-mark.tsx';

type Status = SystemStatusQuery['systemStatus'];
type Mail = NonNullable<Status['mail']>;

/** With less free space than this, or than a tenth of its size, the disk is shown as almost full. */
const MIN_FREE_BYTES = 1e9;
/** A nightly backup may be two hours late before it is marked as old. */
const MAX_BACKUP_AGE_MS = DAY_MS + 2 * 3_600_000;
/** A longer delay of the live feed is marked; usual are a few milliseconds. */
const MAX_DELAY_SECONDS = 1;
/** A longer wait of a due job is marked; usual is less than a second. */
const MAX_JOB_WAIT_SECONDS = 300;

/** Server, data, mail and jobs in four groups. */
export const SystemFacts = ({ status }: { status: Status }) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }}
    borderBottomWidth="1px"
  >
    <Group title="system.server">
      <ServerFacts status={status} />
    </Group>
    <Group title="system.storage">
      <StorageFacts status={status} />
    </Group>
    <Group title="system.mail">
      {status.mail ? (
        <MailFacts mail={status.mail} />
      ) : (
        <chakra.p color="fg.muted">
          <FormattedMessage id="system.mail.none" />
        </chakra.p>
      )}
    </Group>
    <Group title="system.jobs">
      <JobFacts jobs={status.jobs} />
    </Group>
  </Grid>
);

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} px={{ base: '4', md: '5' }} py="4">
      <chakra.h2 id={id} textStyle="head" mb="2.5">
        <FormattedMessage id={title} />
      </chakra.h2>
      {children}
    </Box>
  );
}

function ServerFacts({ status: { version, node, startedAt, feed } }: { status: Status }) {
  const intl = useIntl();
  const now = useNow();
  return (
    <PropertyList>
      <Property label="system.version">{version}</Property>
      <Property label="system.node">
        <bdi dir="ltr">{node}</bdi>
      </Property>
      <Property label="system.startedAt">
        <time dateTime={startedAt} title={intl.formatDate(startedAt, { dateStyle: 'long', timeStyle: 'short' })}>
          <FormattedMessage id="system.startedSince" values={{ time: formatTimeSince(intl, startedAt, now) }} />
        </time>
      </Property>
      <Property label="system.sockets">
        <FormattedNumber value={feed.sockets} />
      </Property>
      <Property label="system.delay">
        {feed.delay !== null && (
          <HealthMark
            health={feed.delay > MAX_DELAY_SECONDS ? 'warning' : 'good'}
            label={intl.formatMessage({ id: 'system.delay.value' }, { milliseconds: Math.ceil(feed.delay * 1_000) })}
          />
        )}
      </Property>
    </PropertyList>
  );
}

function StorageFacts({ status: { databaseVersion, databaseBytes, disk, lastBackup } }: { status: Status }) {
  const { formatMessage } = useIntl();
  const now = useNow();
  const isLow = disk && (disk.freeBytes < MIN_FREE_BYTES || disk.freeBytes < disk.totalBytes / 10);
  const isOld = lastBackup && now - Date.parse(lastBackup.time) > MAX_BACKUP_AGE_MS;
  return (
    <PropertyList>
      <Property label="system.database">
        <FormattedMessage
          id="system.database.value"
          values={{
            // from a text such as "18.0 (Debian 18.0-1)"
            version: databaseVersion.split(' ')[0],
            size: <Size bytes={databaseBytes} />,
          }}
        />
      </Property>
      <Property label="system.disk">
        {disk ? (
          <>
            <FormattedMessage
              id="system.disk.value"
              values={{ free: <Size bytes={disk.freeBytes} />, total: <Size bytes={disk.totalBytes} /> }}
            />
            {isLow && <Warning health="bad" label={formatMessage({ id: 'system.disk.low' })} />}
          </>
        ) : (
          <HealthMark health="none" label={formatMessage({ id: 'system.disk.unknown' })} />
        )}
      </Property>
      <Property label="system.backup">
        {lastBackup ? (
          <>
            <chakra.span title={lastBackup.name}>
              <FormattedDate value={lastBackup.time} dateStyle="medium" timeStyle="short" />
              {', '}
              <Size bytes={lastBackup.size} />
            </chakra.span>
            {isOld && <Warning health="warning" label={formatMessage({ id: 'system.backup.old' })} />}
          </>
        ) : (
          <HealthMark health="warning" label={formatMessage({ id: 'system.backup.none' })} />
        )}
      </Property>
    </PropertyList>
  );
}

const Size = ({ bytes }: { bytes: number }) => (
  <chakra.span whiteSpace="nowrap">
    <FileSize bytes={bytes} />
  </chakra.span>
);

const Warning = (props: { health: Health; label: string }) => (
  <chakra.span display="block">
    <HealthMark {...props} />
  </chakra.span>
);

const signInHealth: Record<Mail['signIn'], Health> = {
  UNCHECKED: 'none',
  ACCEPTED: 'good',
  REFUSED: 'bad',
  UNREACHABLE: 'bad',
};

function MailFacts({ mail: { sender, usesServer, signIn, pausedUntil, lastSentAt, lastFailure } }: { mail: Mail }) {
  const { formatMessage, formatTime } = useIntl();
  return (
    <PropertyList>
      <Property label="system.mail.sender">
        <bdi>{sender}</bdi>
      </Property>
      <Property label="system.mail.sign-in">
        {usesServer ? (
          <HealthMark health={signInHealth[signIn]} label={formatMessage({ id: `system.mail.${signIn}` })} />
        ) : (
          <FormattedMessage id="system.mail.files" />
        )}
      </Property>
      {pausedUntil && (
        <Property label="system.mail.paused">
          <FormattedMessage id="system.mail.pausedUntil" values={{ time: formatTime(pausedUntil) }} />
        </Property>
      )}
      <Property label="system.mail.lastSent">
        {lastSentAt && <RelativeTime at={lastSentAt} textStyle="inherit" color="inherit" />}
      </Property>
      <Property label="system.mail.lastFailure">
        {lastFailure && (
          <>
            <RelativeTime at={lastFailure.at} textStyle="inherit" color="inherit" />
            <chakra.span display="block" textStyle="meta" color="fg.muted" dir="ltr" lang="en">
              {lastFailure.message}
            </chakra.span>
          </>
        )}
      </Property>
    </PropertyList>
  );
}

function JobFacts({ jobs: { waiting, running, retrying, failed, oldestDueSeconds } }: { jobs: Status['jobs'] }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PropertyList gridTemplateColumns="8.5rem minmax(0, 1fr)">
        <Property label="system.jobs.waiting">
          <FormattedNumber value={waiting} />
        </Property>
        <Property label="system.jobs.running">
          <FormattedNumber value={running} />
        </Property>
        <Property label="system.jobs.retrying">
          <FormattedNumber value={retrying} />
        </Property>
        <Property label="system.jobs.failed">
          <chakra.span color={failed > 0 ? 'red.fg' : undefined} fontWeight={failed > 0 ? 'medium' : undefined}>
            <FormattedNumber value={failed} />
          </chakra.span>
        </Property>
      </PropertyList>
      {oldestDueSeconds > MAX_JOB_WAIT_SECONDS && (
        <chakra.div mt="2">
          <HealthMark
            health="bad"
            label={formatMessage({ id: 'system.jobs.late' }, { minutes: Math.floor(oldestDueSeconds / 60) })}
          />
        </chakra.div>
      )}
    </>
  );
}
