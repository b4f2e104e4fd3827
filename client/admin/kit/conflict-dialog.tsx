import { Button, chakra, Dialog, Flex, Grid } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Modal } from './modal.tsx';
import { AttentionMark } from './attention-mark.tsx';
import type { Conflict } from './three-way-merge.ts';

type Side = 'mine' | 'theirs';
/** The chosen side of each conflicting field, by field name. */
export type Choices = Record<string, Side>;

interface Props {
  open: boolean;
  /** Name of the person who saved first, when it is known. */
  otherEditor?: string;
  /** Fields that both edits changed. */
  conflicts: readonly Conflict[];
  renderLabel: (name: string) => ReactNode;
  renderValue: (name: string, value: unknown) => ReactNode;
  /** Called by the submit button, which is active when every conflicting field has a side. */
  onResolve: (choices: Choices) => void;
  onClose: () => void;
}

/**
 * Shows two edits of one record side by side. The user chooses a side for each conflicting field; all other fields are
 * merged already.
 */
export function ConflictDialog({ open, otherEditor, conflicts, renderLabel, renderValue, onResolve, onClose }: Props) {
  const { formatMessage } = useIntl();
  const [choices, setChoices] = useState<Choices>({});
  const chosenCount = conflicts.filter(({ name }) => choices[name]).length;
  const theirs = otherEditor ?? formatMessage({ id: 'conflict.theirs' });
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(conflicts.map(({ name }) => [name, side])));

  return (
    <Modal
      open={open}
      onClose={onClose}
      size="lg"
      role="alertdialog"
      title={
        <FormattedMessage
          id="conflict.title"
          values={{
            other: otherEditor ? <bdi>{otherEditor}</bdi> : 'none',
            known: String(Boolean(otherEditor)),
          }}
        />
      }
      description={<FormattedMessage id="conflict.text" values={{ count: conflicts.length }} />}
    >
      <Dialog.Body p="0">
        <Grid css={columns} textStyle="meta" color="fg.subtle" hideBelow="md" aria-hidden>
          {['conflict.field', 'conflict.mine'].map((id) => (
            <span key={id}>
              <FormattedMessage id={id} />
            </span>
          ))}
          <bdi>{theirs}</bdi>
          <FormattedMessage id="conflict.original" tagName="span" />
        </Grid>
        {conflicts.map((conflict) => (
          <ConflictRow
            key={conflict.name}
            conflict={conflict}
            label={renderLabel(conflict.name)}
            renderValue={(value) => renderValue(conflict.name, value)}
            theirs={theirs}
            choice={choices[conflict.name]}
            onChoose={(side) => setChoices((before) => ({ ...before, [conflict.name]: side }))}
          />
        ))}
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Flex me="auto">
          <Button variant="ghost" onClick={() => chooseAll('mine')}>
            <FormattedMessage id="conflict.allMine" />
          </Button>
          <Button variant="ghost" onClick={() => chooseAll('theirs')}>
            <FormattedMessage id="conflict.allTheirs" />
          </Button>
        </Flex>
        <chakra.span color="fg.muted" role="status">
          <FormattedMessage id="conflict.chosen" values={{ chosen: chosenCount, of: conflicts.length }} />
        </chakra.span>
        <Button onClick={onClose}>
          <FormattedMessage id="admin.cancel" />
        </Button>
        <Button
          variant="solid"
          colorPalette="molten"
          disabled={chosenCount < conflicts.length}
          onClick={() => onResolve(choices)}
        >
          <FormattedMessage id="conflict.save" />
        </Button>
      </Dialog.Footer>
    </Modal>
  );
}

const columns = {
  gridTemplateColumns: { base: '1fr', md: '8.5rem 1fr 1fr 1fr' },
  columnGap: '3',
  px: '5',
  py: '2',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
} as const;

interface ConflictRowProps {
  conflict: Conflict;
  label: ReactNode;
  renderValue: (value: unknown) => ReactNode;
  theirs: string;
  choice?: Side;
  onChoose: (side: Side) => void;
}

function ConflictRow({ conflict, label, renderValue, theirs, choice, onChoose }: ConflictRowProps) {
  const id = useId();
  const { formatMessage } = useIntl();
  const sideNames = { mine: formatMessage({ id: 'conflict.mine' }), theirs };
  return (
    <Grid css={columns} role="radiogroup" aria-labelledby={id} rowGap="1.5" bg={choice ? undefined : 'molten.subtle'}>
      <chakra.div>
        <chakra.p id={id} fontWeight="medium">
          {label}
        </chakra.p>
        {!choice && (
          <AttentionMark>
            <FormattedMessage id="conflict.choose" />
          </AttentionMark>
        )}
      </chakra.div>
      {(['mine', 'theirs'] as const).map((side) => (
        <Choice key={side} data-chosen={choice === side || undefined}>
          <input
            type="radio"
            name={id}
            checked={choice === side}
            onChange={() => onChoose(side)}
            aria-label={sideNames[side]}
            aria-describedby={`${id}-${side}`}
          />
          <chakra.span minW="0" overflowWrap="anywhere" whiteSpace="pre-wrap">
            <SideName>{sideNames[side]}</SideName>
            <span id={`${id}-${side}`}>{renderValue(conflict[side])}</span>
          </chakra.span>
        </Choice>
      ))}
      <chakra.div
        color="fg.muted"
        overflowWrap="anywhere"
        whiteSpace="pre-wrap"
        maxH="10rem"
        overflowY="auto"
        py="1.5"
        ps={{ base: '8.5', md: '0' }}
      >
        <SideName>{formatMessage({ id: 'conflict.original' })}</SideName>
        {renderValue(conflict.original)}
      </chakra.div>
    </Grid>
  );
}

/** Names the side of a value on a phone, where there are no column headings. */
function SideName({ children }: { children: string }) {
  return (
    <chakra.span display={{ base: 'block', md: 'none' }} textStyle="meta" color="fg.subtle" aria-hidden>
      <bdi>{children}</bdi>
    </chakra.span>
  );
}

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2.5',
    px: '2',
    py: '1.5',
    minH: { base: '11', md: '8' },
    maxH: '10rem',
    overflowY: 'auto',
    borderRadius: 'md',
    cursor: 'pointer',
    '& input': { accentColor: '{colors.fg}', boxSize: '4', mt: '0.5', flexShrink: 0 },
    '&[data-chosen]': { bg: 'bg.emphasized' },
    _focusWithin: { outline: '2px solid {colors.focusRing}', outlineOffset: '1px' },
  },
});
