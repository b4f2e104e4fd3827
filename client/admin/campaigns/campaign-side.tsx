import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import {
  useCampaignReachQuery,
  useCancelCampaignMutation,
  useDeleteCampaignMutation,
  useSendCampaignTestMutation,
  type CampaignRecordFragment,
} from '../../graphql/generated.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { Property, PropertyList } from '../kit/property-list.tsx';
import { PaneSection } from '../kit/record-screen.tsx';
import { useAction } from '../kit/use-action.ts';
import { useIsAdmin } from '../session/session.ts';
import { AudienceName } from './audience-field.tsx';
import { CampaignStatusMark } from './campaign-status.tsx';
import { SendCampaignDialog } from './send-campaign-dialog.tsx';

interface Props {
  campaign: CampaignRecordFragment;
  /** The editor has changes that are not saved: the campaign cannot be sent. */
  isDirty: boolean;
}

/** State, recipients and figures of a campaign, with its actions. */
export function CampaignSide({ campaign, isDirty }: Props) {
  const isAdmin = useIsAdmin();
  const { status, sendAt, sentAt, sentCount, repliedCount, isTracked, progress, author } = campaign;
  return (
    <>
      <PaneSection title="campaigns.state">
        <PropertyList>
          <Property label="campaigns.status">
            <CampaignStatusMark status={status} />
          </Property>
          {status !== 'DRAFT' && !isTracked && (
            <Property label="campaigns.audience">
              <AudienceName {...campaign.audience} />
            </Property>
          )}
          {status === 'SCHEDULED' && sendAt && (
            <Property label="campaigns.sendAt">
              <FormattedDate value={sendAt} dateStyle="long" timeStyle="short" />
            </Property>
          )}
          {sentAt && (
            <>
              <Property label="campaigns.sentAt">
                <FormattedDate value={sentAt} dateStyle="long" timeStyle="short" />
              </Property>
              <Property label="campaigns.sentCount">
                <FormattedNumber value={sentCount} />
              </Property>
              <Property label="campaigns.repliedCount">
                <FormattedNumber value={repliedCount} />
              </Property>
              {!isTracked && (
                <>
                  <Property label="campaigns.waiting">
                    <FormattedNumber value={progress.waiting} />
                  </Property>
                  <Property label="campaigns.failedCount">
                    <FormattedNumber value={progress.failed} />
                  </Property>
                  <Property label="campaigns.skipped">
                    <FormattedNumber value={progress.skipped} />
                  </Property>
                </>
              )}
            </>
          )}
          {author && (
            <Property label="campaigns.author">
              <bdi>{author.name}</bdi>
            </Property>
          )}
        </PropertyList>
      </PaneSection>
      {status === 'DRAFT' && <Reach id={campaign.id} />}
      {isAdmin && <Actions campaign={campaign} isDirty={isDirty} />}
    </>
  );
}

/** Who would get the campaign, and why others would not. */
function Reach({ id }: { id: string }) {
  const { data } = useCampaignReachQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const reach = data?.campaign?.reach;
  if (!reach) return null;
  return (
    <PaneSection title="campaigns.reach">
      <chakra.p textStyle="figure" fontSize="1.5rem">
        <FormattedNumber value={reach.recipients} />
      </chakra.p>
      <chakra.ul color="fg.muted" mb="2">
        {reach.byLanguage.map(({ language, count }) => (
          <li key={language}>
            <FormattedMessage id={`languageName.${language}`} />
            {': '}
            <FormattedNumber value={count} />
          </li>
        ))}
      </chakra.ul>
      <chakra.p textStyle="meta" color="fg.subtle">
        <FormattedMessage
          id="campaigns.excluded"
          values={{ withoutConsent: reach.withoutConsent, suppressed: reach.suppressed, bounced: reach.bounced }}
        />
      </chakra.p>
    </PaneSection>
  );
}

function Actions({ campaign: { id, status, texts }, isDirty }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'send' | 'cancel' | 'delete'>();
  const [sendTest, { loading }] = useSendCampaignTestMutation();
  const [cancel] = useCancelCampaignMutation();
  const [remove] = useDeleteCampaignMutation({ refetchQueries: ['Campaigns'] });
  const close = () => setDialog(undefined);
  const perform = useAction({ topic: 'campaigns', failed: 'campaigns.actionFailed' });
  const complete = texts.filter(({ subject, content }) => subject && content);

  function run(action: () => Promise<unknown>, done: string) {
    close();
    return perform(action, done);
  }

  const isRunning = status === 'SCHEDULED' || status === 'SENDING';
  if (status !== 'DRAFT' && !isRunning) return null;
  return (
    <PaneSection title="campaigns.actions">
      <Flex direction="column" align="stretch" gap="2">
        {status === 'DRAFT' && (
          <>
            {complete.map(({ language }) => (
              <Button
                key={language}
                loading={loading}
                disabled={isDirty}
                onClick={() => void run(() => sendTest({ variables: { id, language } }), 'campaigns.testSent')}
              >
                <FormattedMessage
                  id="campaigns.test"
                  values={{ language: formatMessage({ id: `languageName.${language}` }) }}
                />
              </Button>
            ))}
            <Button
              variant="solid"
              colorPalette="molten"
              disabled={isDirty || complete.length === 0}
              onClick={() => setDialog('send')}
            >
              <FormattedMessage id="campaigns.send" />
            </Button>
            {isDirty && (
              <chakra.p textStyle="meta" color="fg.muted">
                <FormattedMessage id="campaigns.saveFirst" />
              </chakra.p>
            )}
            <Button variant="ghost" onClick={() => setDialog('delete')}>
              <FormattedMessage id="campaigns.delete" />
            </Button>
          </>
        )}
        {isRunning && (
          <Button onClick={() => setDialog('cancel')}>
            <FormattedMessage id={`campaigns.cancel.${status}`} />
          </Button>
        )}
      </Flex>
      {dialog === 'send' && <SendCampaignDialog id={id} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'cancel'}
        title={<FormattedMessage id="campaigns.cancel.title" />}
        action={`campaigns.cancel.${status}`}
        onConfirm={() => void run(() => cancel({ variables: { id } }), 'campaigns.cancelled')}
        onClose={close}
      >
        <FormattedMessage id="campaigns.cancel.text" />
      </ConfirmDialog>
      <ConfirmDialog
        open={dialog === 'delete'}
        title={<FormattedMessage id="campaigns.delete.title" />}
        action="admin.delete"
        onConfirm={() =>
          void run(() => remove({ variables: { id } }), 'campaigns.deleted').then(
            (isDeleted) => isDeleted && navigate('/admin/campaigns'),
          )
        }
        onClose={close}
      >
        <FormattedMessage id="campaigns.delete.text" />
      </ConfirmDialog>
    </PaneSection>
  );
}
