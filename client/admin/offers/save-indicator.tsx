import { Button, chakra, Flex, Icon } from '@chakra-ui/react';
import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { FormattedMessage, FormattedTime } from 'react-intl';
import { reasonOf } from './failure-text.ts';
import type { SaveStatus } from './autosave.ts';

interface Props {
  status: SaveStatus;
  /** Number of fields whose values cannot be saved. */
  invalidCount: number;
  onRetry: () => void;
  onShowInvalid: () => void;
}

/** Shows whether the draft is saved, otherwise the reason why not. */
export function SaveIndicator({ status, invalidCount, onRetry, onShowInvalid }: Props) {
  return (
    <Flex align="center" gap="2" role="status" minW="0" wrap="wrap">
      <SaveText status={status} />
      {(status.kind === 'failed' || status.kind === 'conflict') && (
        <Button size="xs" onClick={onRetry}>
          <FormattedMessage id={status.kind === 'conflict' ? 'offer.resolveConflict' : 'admin.retry'} />
        </Button>
      )}
      {invalidCount > 0 && (
        <Button size="xs" variant="ghost" color="red.fg" onClick={onShowInvalid}>
          <TriangleAlert aria-hidden />
          <FormattedMessage id="offer.notSaved" values={{ count: invalidCount }} />
        </Button>
      )}
    </Flex>
  );
}

function SaveText({ status }: { status: SaveStatus }) {
  switch (status.kind) {
    case 'unchanged':
    case 'closed':
      return null;
    case 'pending':
      return (
        <chakra.span color="fg.muted">
          <FormattedMessage id="offer.unsaved" />
        </chakra.span>
      );
    case 'saving':
      return (
        <chakra.span color="fg.muted" display="inline-flex" alignItems="center" gap="1.5">
          <Icon as={LoaderCircle} boxSize="3.5" aria-hidden />
          <FormattedMessage id="admin.saving" />
        </chakra.span>
      );
    case 'saved':
      return (
        <chakra.span color="fg.muted" display="inline-flex" alignItems="center" gap="1.5">
          <Icon as={Check} boxSize="3.5" color="green.fg" aria-hidden />
          <FormattedMessage id="offer.saved" values={{ time: <FormattedTime value={status.at} /> }} />
        </chakra.span>
      );
    case 'conflict':
      return (
        <chakra.span color="red.fg">
          <FormattedMessage id="offer.conflict" />
        </chakra.span>
      );
    case 'failed':
      return (
        <chakra.span color="red.fg" display="inline-flex" alignItems="center" gap="1.5">
          <Icon as={CloudOff} boxSize="3.5" flexShrink={0} aria-hidden />
          <FormattedMessage id={reasonOf(status.failure)} />
        </chakra.span>
      );
  }
}
