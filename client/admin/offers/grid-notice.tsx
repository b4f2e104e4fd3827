import { Button, chakra, Flex } from '@chakra-ui/react';
import { ClipboardPaste, Trash2, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { offerLimits } from '../../../common/forms/offer.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { useCopy } from '../kit/use-copy.ts';
import type { EditedLine } from './offer-values.ts';

/** A removed row, or a pasted table with the counts of its `PasteResult`. */
export type Notice = { undo: () => void } & (
  | { kind: 'removed'; row: number }
  | { kind: 'pasted'; lines: readonly EditedLine[]; filled: number; ambiguous: number; leftOver: string[][] }
);

interface Props {
  notice?: Notice;
  lines: readonly EditedLine[];
  onClose: () => void;
}

/** Reports below the table what was changed in its rows, with a button that undoes it. */
export function GridNotice({ notice, lines, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { copy } = useCopy();
  return (
    <div role="status">
      {notice && (
        <Flex align="center" gap="2" px="3" py="1.5" borderRadius="lg" bg="focus.subtle" wrap="wrap">
          {notice.kind === 'pasted' ? <ClipboardPaste size={16} aria-hidden /> : <Trash2 size={16} aria-hidden />}
          <chakra.p flex="1" minW="12rem">
            {notice.kind === 'removed' ? (
              <FormattedMessage id="offer.removed" values={{ number: notice.row }} />
            ) : (
              <>
                <FormattedMessage id="offer.pasted" values={{ count: notice.filled }} />{' '}
                {notice.ambiguous > 0 && (
                  <FormattedMessage id="offer.pastedUnsure" values={{ count: notice.ambiguous }} />
                )}{' '}
                {notice.leftOver.length > 0 && (
                  <b>
                    <FormattedMessage
                      id="offer.leftOver"
                      values={{ count: notice.leftOver.length, max: offerLimits.lines }}
                    />
                  </b>
                )}
              </>
            )}
          </chakra.p>
          {notice.kind === 'pasted' && notice.leftOver.length > 0 && (
            <Button size="xs" onClick={() => void copy(notice.leftOver.map((cells) => cells.join('\t')).join('\n'))}>
              <FormattedMessage id="offer.copyLeftOver" />
            </Button>
          )}
          {/* Undoing a paste after later changes would lose them. */}
          {(notice.kind === 'removed' || notice.lines === lines) && (
            <Button
              size="xs"
              onClick={() => {
                notice.undo();
                onClose();
              }}
            >
              <FormattedMessage id="admin.undo" />
            </Button>
          )}
          <IconButton icon={X} label={formatMessage({ id: 'admin.close' })} onClick={onClose} />
        </Flex>
      )}
    </div>
  );
}
