import { Button, chakra, Flex, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useDiscardJobsMutation, useRetryJobsMutation, type FailedJobFragment } from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { AttentionMark } from '../kit/attention-mark.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { NothingDue } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Section } from '../kit/section.tsx';
import { formatTimeUntil } from '../kit/time.ts';
import { useNow } from '../kit/use-now.ts';
import { HealthMark } from './health-mark.tsx';
import { RowButton } from '../kit/row-button.tsx';

interface Props {
  jobs: readonly FailedJobFragment[];
  /** Loads the state of the system again. */
  onChanged: () => Promise<unknown>;
}

/** Returns the Turkish name of a job; jobs of another version have only their technical name. */
const getJobName = ({ messages, formatMessage }: IntlShape, name: string): string => {
  const id = `system.name.${name}`;
  return id in messages ? formatMessage({ id }) : name;
};

/** Jobs that have failed, each with its reason. They can be retried or discarded. */
export function FailedJobs({ jobs, onChanged }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [jobToDiscard, setJobToDiscard] = useState<FailedJobFragment>();
  const [retryJobs, retrying] = useRetryJobsMutation();
  const [discardJobs] = useDiscardJobsMutation();

  /** Runs a change and shows its result: a colleague or a worker may have removed the job before. */
  async function change(work: () => Promise<readonly string[] | undefined>, doneId: string): Promise<void> {
    try {
      const count = (await work())?.length ?? 0;
      notify(
        count > 0
          ? { type: 'success', title: formatMessage({ id: doneId }, { count }), topic: 'jobs' }
          : { type: 'info', title: formatMessage({ id: 'system.gone' }), topic: 'jobs' },
      );
    } catch {
      notify({ type: 'error', title: formatMessage({ id: 'system.notDone' }), topic: 'jobs' });
    }
    await onChanged();
  }
  const retry = (ids: string[]) =>
    change(async () => (await retryJobs({ variables: { ids } })).data?.retryJobs, 'system.retried');
  const discard = (id: string) =>
    change(async () => (await discardJobs({ variables: { ids: [id] } })).data?.discardJobs, 'system.discarded');

  return (
    <Section
      title="system.troubled"
      note={jobs.length > 0 && <AttentionMark>{jobs.length}</AttentionMark>}
      aside={
        jobs.length > 1 && (
          <Button
            size="xs"
            h={{ base: '11', md: '7' }}
            loading={retrying.loading}
            onClick={() => void retry(jobs.map(({ id }) => id))}
          >
            <FormattedMessage id="system.retryAll" />
          </Button>
        )
      }
    >
      {jobs.length === 0 && <EmptyState drawing={NothingDue} message="system.troubled.empty" />}
      <ul>
        {jobs.map((job) => (
          <JobRow
            key={job.id}
            job={job}
            name={getJobName(intl, job.name)}
            onRetry={() => void retry([job.id])}
            onDiscard={() => setJobToDiscard(job)}
          />
        ))}
      </ul>
      {jobToDiscard && (
        <ConfirmDialog
          open
          title={<FormattedMessage id="system.discard.title" />}
          action="system.discard"
          onClose={() => setJobToDiscard(undefined)}
          onConfirm={() => {
            setJobToDiscard(undefined);
            void discard(jobToDiscard.id);
          }}
        >
          <FormattedMessage id="system.discard.text" values={{ job: getJobName(intl, jobToDiscard.name) }} />
        </ConfirmDialog>
      )}
    </Section>
  );
}

interface RowProps {
  job: FailedJobFragment;
  name: string;
  onRetry: () => void;
  onDiscard: () => void;
}

function JobRow({ job: { id, state, attempts, maxAttempts, nextRunAt, error }, name, onRetry, onDiscard }: RowProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const now = useNow();
  const jobLabel = `${name} ${id}`;
  return (
    <Grid
      as="li"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr) auto' }}
      columnGap="4"
      rowGap="1.5"
      alignItems="center"
      px={{ base: '4', md: '5' }}
      py="2.5"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.div minW="0">
        <chakra.p fontWeight="medium">
          {name} <chakra.span color="fg.subtle">{id}</chakra.span>
        </chakra.p>
        <Flex wrap="wrap" align="center" columnGap="2" textStyle="meta" color="fg.muted">
          <HealthMark
            health={nextRunAt ? 'warning' : 'bad'}
            label={formatMessage(
              { id: `system.job.${state}` },
              { time: nextRunAt && formatTimeUntil(intl, nextRunAt, now) },
            )}
          />
          <span>
            <FormattedMessage id="system.job.attempts" values={{ attempts, max: maxAttempts }} />
          </span>
        </Flex>
      </chakra.div>
      <chakra.p minW="0" textStyle="meta" color="fg.muted" overflowWrap="anywhere">
        {error ? (
          <bdi dir="ltr" lang="en">
            {error}
          </bdi>
        ) : (
          <FormattedMessage id="system.job.unknownError" />
        )}
      </chakra.p>
      <Flex gap="2">
        <RowButton
          text="system.retry"
          label={formatMessage({ id: 'system.retryOne' }, { job: jobLabel })}
          onClick={onRetry}
        />
        <RowButton
          text="system.discard"
          label={formatMessage({ id: 'system.discardOne' }, { job: jobLabel })}
          onClick={onDiscard}
        />
      </Flex>
    </Grid>
  );
}
