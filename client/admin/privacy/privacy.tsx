import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router';
import { usePrivacyDeskQuery, type PrivacyRequestRowFragment } from '../../graphql/generated.ts';
import { AddButton } from '../kit/add-button.tsx';
import { AttentionMark } from '../kit/attention-mark.tsx';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { SkeletonRows } from '../kit/rows.tsx';
import { Screen } from '../kit/screen.tsx';
import { Section } from '../kit/section.tsx';
import { useIsAdmin } from '../session/session.ts';
import { Counts } from './counts.tsx';
import { PersonDialog } from './person-dialogs.tsx';
import { PersonSearch, type PersonAction } from './person-search.tsx';
import { AnswerDialog, EnterDialog } from './request-dialogs.tsx';
import { RequestItem } from './request-item.tsx';

type OpenDialog =
  | { name: 'enter' }
  | { name: 'answer'; request: PrivacyRequestRowFragment }
  | { name: 'person'; action: PersonAction; key: string };

/** The page about personal data: requests with their deadlines, the search for a person, and the rows that the retention job removed. */
export default function Privacy() {
  const isAdmin = useIsAdmin();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [lookedUpEmail, setLookedUpEmail] = useState('');
  /** A new number empties the list of persons, which an action may have changed. */
  const [version, setVersion] = useState(0);
  const { data, error, refetch } = usePrivacyDeskQuery({ skip: !isAdmin, fetchPolicy: 'cache-and-network' });
  if (!isAdmin) return <Navigate to="/admin" replace />;

  const { privacyRequests = [], retentionRuns = [] } = data ?? {};
  const late = privacyRequests.filter((request) => request.late).length;
  const close = () => setDialog(undefined);
  const closeAndRefresh = () => {
    close();
    void refetch();
  };

  return (
    <Screen
      title="privacy.title"
      actions={<AddButton label="privacy.enter" onClick={() => setDialog({ name: 'enter' })} />}
    >
      {error && !data && <ErrorStrip title="privacy.failed" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows height={{ base: '68px', md: '52px' }} count={5} />}
      {data && (
        <>
          <Section
            title="privacy.requests"
            note={
              late > 0 && (
                <AttentionMark>
                  <FormattedMessage id="privacy.requests.late" values={{ count: late }} />
                </AttentionMark>
              )
            }
          >
            {privacyRequests.length === 0 && <Note id="privacy.requests.empty" />}
            <ul>
              {privacyRequests.map((request) => (
                <RequestItem
                  key={request.id}
                  request={request}
                  onFind={() => setLookedUpEmail(request.email ?? '')}
                  onAnswer={() => setDialog({ name: 'answer', request })}
                />
              ))}
            </ul>
          </Section>
          <Section title="privacy.find">
            <PersonSearch
              key={`${lookedUpEmail} ${version}`}
              email={lookedUpEmail}
              onAction={(action, key) => setDialog({ name: 'person', action, key })}
            />
          </Section>
          <Section title="privacy.runs">
            <Note id="privacy.runs.text" />
            {retentionRuns.length === 0 && <Note id="privacy.runs.empty" />}
            <ul>
              {retentionRuns.map(({ id, createdAt, removed }) => (
                <chakra.li
                  key={id}
                  px={{ base: '4', md: '5' }}
                  py="2.5"
                  borderBottomWidth="1px"
                  borderColor="border.subtle"
                >
                  <chakra.p textStyle="meta" color="fg.subtle">
                    <FormattedDate value={createdAt} dateStyle="long" timeStyle="short" />
                  </chakra.p>
                  {Object.keys(removed as object).length > 0 ? (
                    <Counts counts={removed as Record<string, number>} />
                  ) : (
                    <FormattedMessage id="privacy.runs.nothing" />
                  )}
                </chakra.li>
              ))}
            </ul>
          </Section>
        </>
      )}
      {dialog?.name === 'enter' && <EnterDialog onDone={closeAndRefresh} onClose={close} />}
      {dialog?.name === 'answer' && <AnswerDialog request={dialog.request} onDone={closeAndRefresh} onClose={close} />}
      {dialog?.name === 'person' && (
        <PersonDialog
          action={dialog.action}
          personKey={dialog.key}
          onDone={() => {
            closeAndRefresh();
            if (dialog.action !== 'export') setVersion((before) => before + 1);
          }}
          onClose={close}
        />
      )}
    </Screen>
  );
}

const Note = ({ id }: { id: string }) => (
  <chakra.p px={{ base: '4', md: '5' }} py="3" color="fg.muted" maxW="75ch">
    <FormattedMessage id={id} />
  </chakra.p>
);
