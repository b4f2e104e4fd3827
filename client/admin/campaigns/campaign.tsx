import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { useIntl } from 'react-intl';
import { useOneCampaignQuery } from '../../graphql/generated.ts';
import { createSubmissionId } from '../../ui/form/submission-id.ts';
import { RecordColumns, RecordScreen } from '../kit/record-screen.tsx';
import { RecordNotFound } from '../kit/record-not-found.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Screen } from '../kit/screen.tsx';
import { useIsAdmin } from '../session/session.ts';
import { CampaignEditor, type Audience } from './campaign-editor.tsx';
import { CampaignSide } from './campaign-side.tsx';
import { SentCampaign } from './sent-campaign.tsx';

const list = { path: '/admin/campaigns', title: 'campaigns.title' };
/** The figures of a campaign that is being sent change each minute. */
const POLL_MS = 15_000;

/** The page of a campaign: an editor for a draft, otherwise its figures and texts. */
export default function Campaign() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewCampaign /> : <StoredCampaign key={id} id={id} />;
}

function NewCampaign() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const isAdmin = useIsAdmin();
  const [id] = useState(createSubmissionId);
  const [search] = useSearchParams();
  const [audience] = useState(() => readAudience(search));
  if (!isAdmin) return <Navigate to={list.path} replace />;
  return (
    <RecordScreen list={list} name={formatMessage({ id: 'campaigns.add' })} nameIsHeading>
      <Box maxW="46rem">
        <CampaignEditor
          id={id}
          audience={audience}
          onSaved={() => void navigate(`${list.path}/${id}`, { replace: true })}
        />
      </Box>
    </RecordScreen>
  );
}

/** Reads the list that a campaign was started from. */
const readAudience = (search: URLSearchParams): Audience => ({
  list: search.get('list') === 'QUOTE_REQUESTS' ? 'QUOTE_REQUESTS' : 'COMPANIES',
  query: search.get('query') ?? '',
});

function StoredCampaign({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const isAdmin = useIsAdmin();
  const [isDirty, setIsDirty] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const { data, error } = useOneCampaignQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: isRunning ? POLL_MS : 0,
  });
  const campaign = data?.campaign;
  const isUnfinished = campaign?.status === 'SCHEDULED' || campaign?.status === 'SENDING';
  if (isUnfinished !== isRunning) setIsRunning(isUnfinished);
  if (campaign === null || (error && !campaign))
    return <RecordNotFound record="campaign" list={list} hasError={Boolean(error)} />;
  if (!campaign)
    return (
      <Screen title="campaigns.title">
        <SkeletonRows height={{ base: '52px', md: '40px' }} count={8} />
      </Screen>
    );
  const isDraft = campaign.status === 'DRAFT' && isAdmin;
  return (
    <RecordScreen
      list={list}
      id={id}
      name={campaign.subject || formatMessage({ id: 'campaigns.noSubject' })}
      nameIsHeading
    >
      <RecordColumns>
        <div>
          {isDraft ? (
            <CampaignEditor key={campaign.updatedAt} id={id} campaign={campaign} onDirtyChange={setIsDirty} />
          ) : (
            <SentCampaign campaign={campaign} />
          )}
        </div>
        <aside>
          <CampaignSide campaign={campaign} isDirty={isDraft && isDirty} />
        </aside>
      </RecordColumns>
    </RecordScreen>
  );
}
