import { Button, chakra } from '@chakra-ui/react';
import { FileDown } from 'lucide-react';
import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { useCampaignsQuery, type CampaignsQuery } from '../../graphql/generated.ts';
import { AddButton } from '../kit/add-button.tsx';
import { NoMessages } from '../kit/empty-drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { ListRow } from '../kit/list-row.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Screen } from '../kit/screen.tsx';
import { useIsAdmin } from '../session/session.ts';
import { CampaignStatusMark } from './campaign-status.tsx';
import { useIysFile } from './use-iys-file.ts';

/** The campaigns, the latest first. */
export default function Campaigns() {
  const isAdmin = useIsAdmin();
  const navigate = useNavigate();
  const { data, error, refetch } = useCampaignsQuery({ fetchPolicy: 'cache-and-network' });
  const { download, isLoading } = useIysFile();
  const campaigns = data?.campaigns;
  return (
    <Screen
      title="campaigns.title"
      actions={
        isAdmin && (
          <>
            <Button loading={isLoading} hideBelow="md" onClick={() => void download()}>
              <FileDown aria-hidden />
              <FormattedMessage id="campaigns.iys" />
            </Button>
            <AddButton label="campaigns.add" onClick={() => void navigate('/admin/campaigns/new')} />
          </>
        )
      }
    >
      {error && !data && <ErrorStrip title="campaigns.failed" error={error} onRetry={() => void refetch()} />}
      {!campaigns && !error && <SkeletonRows height={{ base: '72px', md: '60px' }} count={4} />}
      {campaigns?.length === 0 && <EmptyState drawing={NoMessages} message="campaigns.none" />}
      <ul>
        {campaigns?.map((campaign) => (
          <Row key={campaign.id} campaign={campaign} />
        ))}
      </ul>
    </Screen>
  );
}

type Campaign = CampaignsQuery['campaigns'][number];

function Row({
  campaign: { id, subject, status, sendAt, sentAt, sentCount, repliedCount, createdAt },
}: {
  campaign: Campaign;
}) {
  return (
    <ListRow>
      <chakra.div flex="1" minW="14rem" overflowWrap="anywhere">
        <chakra.p fontWeight="medium" _hover={{ textDecoration: 'underline' }} dir="auto">
          <Link to={`/admin/campaigns/${id}`}>{subject || <FormattedMessage id="campaigns.noSubject" />}</Link>
        </chakra.p>
        <chakra.p textStyle="meta" color="fg.muted">
          <FormattedDate value={sentAt ?? sendAt ?? createdAt} dateStyle="long" timeStyle="short" />
          {sentAt && (
            <>
              {' · '}
              <FormattedMessage
                id="campaigns.figures"
                values={{
                  sent: <FormattedNumber value={sentCount} />,
                  replied: <FormattedNumber value={repliedCount} />,
                }}
              />
            </>
          )}
        </chakra.p>
      </chakra.div>
      <CampaignStatusMark status={status} />
    </ListRow>
  );
}
