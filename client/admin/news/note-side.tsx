import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { storedValue, languages } from '../../../common/enums.ts';
import { localePath } from '../../../common/locales.ts';
import { getNotePath } from '../../../common/market-notes.ts';
import {
  useDeleteMarketNoteMutation,
  useWithdrawMarketNoteMutation,
  type MarketNoteRecordFragment,
} from '../../graphql/generated.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { Property, PropertyList } from '../kit/property-list.tsx';
import { PaneSection } from '../kit/record-screen.tsx';
import { useAction } from '../kit/use-action.ts';
import { useIsAdmin } from '../session/session.ts';
import { NoteStatusMark } from './note-status.tsx';
import { PublishNoteDialog } from './publish-note-dialog.tsx';

interface Props {
  note: MarketNoteRecordFragment;
  /** The editor has changes that are not saved: the note cannot be published. */
  isDirty: boolean;
}

/** State of a note, its pages, and its actions. */
export function NoteSide({ note, isDirty }: Props) {
  const isAdmin = useIsAdmin();
  const { status, slug, publishAt, publishedAt, texts, campaignId, author } = note;
  return (
    <>
      <PaneSection title="news.state">
        <PropertyList>
          <Property label="news.status">
            <NoteStatusMark status={status} />
          </Property>
          {publishAt && (
            <Property label="news.publishAt">
              <FormattedDate value={publishAt} dateStyle="long" timeStyle="short" />
            </Property>
          )}
          {publishedAt && (
            <Property label="news.publishedAt">
              <FormattedDate value={publishedAt} dateStyle="long" timeStyle="short" />
            </Property>
          )}
          {campaignId && (
            <Property label="news.mails">
              <chakra.span textDecoration="underline">
                <Link to={`/admin/campaigns/${campaignId}`}>
                  <FormattedMessage id="news.campaign" />
                </Link>
              </chakra.span>
            </Property>
          )}
          {author && (
            <Property label="news.author">
              <bdi>{author.name}</bdi>
            </Property>
          )}
        </PropertyList>
      </PaneSection>
      {status === 'PUBLISHED' && slug && (
        <PaneSection title="news.pages">
          <chakra.ul>
            {texts.map(({ language }) => (
              <li key={language}>
                <chakra.a
                  href={localePath(storedValue(languages, language), getNotePath(slug))}
                  target="_blank"
                  rel="noreferrer"
                  textDecoration="underline"
                >
                  <FormattedMessage id={`languageName.${language}`} />
                </chakra.a>
              </li>
            ))}
          </chakra.ul>
        </PaneSection>
      )}
      {isAdmin && <Actions note={note} isDirty={isDirty} />}
    </>
  );
}

function Actions({ note, isDirty }: Props) {
  const { id, status, texts } = note;
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'publish' | 'withdraw' | 'delete'>();
  const [withdraw] = useWithdrawMarketNoteMutation();
  const [remove] = useDeleteMarketNoteMutation({ refetchQueries: ['MarketNotes'] });
  const close = () => setDialog(undefined);
  const perform = useAction({ topic: 'news', failed: 'news.actionFailed' });

  function run(action: () => Promise<unknown>, done: string) {
    close();
    return perform(action, done);
  }

  return (
    <PaneSection title="news.actions">
      <Flex direction="column" align="stretch" gap="2">
        {status === 'DRAFT' ? (
          <>
            <Button
              variant="solid"
              colorPalette="molten"
              disabled={isDirty || texts.length === 0}
              onClick={() => setDialog('publish')}
            >
              <FormattedMessage id="news.publish" />
            </Button>
            {isDirty && (
              <chakra.p textStyle="meta" color="fg.muted">
                <FormattedMessage id="news.saveFirst" />
              </chakra.p>
            )}
            <Button variant="ghost" onClick={() => setDialog('delete')}>
              <FormattedMessage id="news.delete" />
            </Button>
          </>
        ) : (
          <Button onClick={() => setDialog('withdraw')}>
            <FormattedMessage id={`news.withdraw.${status}`} />
          </Button>
        )}
      </Flex>
      {dialog === 'publish' && <PublishNoteDialog note={note} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'withdraw'}
        title={<FormattedMessage id="news.withdraw.title" />}
        action={`news.withdraw.${status === 'SCHEDULED' ? 'SCHEDULED' : 'PUBLISHED'}`}
        onConfirm={() => void run(() => withdraw({ variables: { id } }), 'news.done.DRAFT')}
        onClose={close}
      >
        <FormattedMessage id="news.withdraw.text" />
      </ConfirmDialog>
      <ConfirmDialog
        open={dialog === 'delete'}
        title={<FormattedMessage id="news.delete.title" />}
        action="admin.delete"
        onConfirm={() =>
          void run(() => remove({ variables: { id } }), 'news.deleted').then(
            (isDeleted) => isDeleted && navigate('/admin/news'),
          )
        }
        onClose={close}
      >
        <FormattedMessage id="news.delete.text" />
      </ConfirmDialog>
    </PaneSection>
  );
}
