import { Button, chakra, Dialog, Flex, Grid } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Modal } from './modal.tsx';
import { Need } from './need.tsx';
import type { Conflict } from './three-way.ts';

type Side = 'mine' | 'theirs';
export type Choices = Record<string, Side>;

interface Props {
  open: boolean;
  /** Who saved first, as far as that is known. */
  other?: string;
  /** Fields that both changed. */
  conflicts: readonly Conflict[];
  /** Words of a field, and of a value of it. */
  label: (name: string) => ReactNode;
  show: (name: string, value: unknown) => ReactNode;
  /** Told whose value each disputed field takes. */
  onResolve: (choices: Choices) => void;
  onClose: () => void;
}

/** Two edits of one record side by side: whose value a field takes is chosen field by field; what can be merged already is. */
export function ConflictDialog({ open, other, conflicts, label, show, onResolve, onClose }: Props) {
  const { formatMessage } = useIntl();
  const [choices, setChoices] = useState<Choices>({});
  const chosen = conflicts.filter(({ name }) => choices[name]).length;
  const theirs = other ?? formatMessage({ id: 'conflict.theirs' });
  const all = (side: Side) => setChoices(Object.fromEntries(conflicts.map(({ name }) => [name, side])));

  return (
    <Modal
      open={open}
      onClose={onClose}
      size="lg"
      role="alertdialog"
      title={
        <FormattedMessage
          id="conflict.title"
          values={{ other: other ? <bdi>{other}</bdi> : 'none', known: String(Boolean(other)) }}
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
          <Row
            key={conflict.name}
            conflict={conflict}
            label={label(conflict.name)}
            show={(value) => show(conflict.name, value)}
            theirs={theirs}
            choice={choices[conflict.name]}
            onChoose={(side) => setChoices((before) => ({ ...before, [conflict.name]: side }))}
          />
        ))}
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        <Flex me="auto">
          <Button variant="ghost" onClick={() => all('mine')}>
            <FormattedMessage id="conflict.allMine" />
          </Button>
          <Button variant="ghost" onClick={() => all('theirs')}>
            <FormattedMessage id="conflict.allTheirs" />
          </Button>
        </Flex>
        <chakra.span color="fg.muted" role="status">
          <FormattedMessage id="conflict.chosen" values={{ chosen, of: conflicts.length }} />
        </chakra.span>
        <Button onClick={onClose}>
          <FormattedMessage id="admin.cancel" />
        </Button>
        <Button
          variant="solid"
          colorPalette="molten"
          disabled={chosen < conflicts.length}
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

interface RowProps {
  conflict: Conflict;
  label: ReactNode;
  show: (value: unknown) => ReactNode;
  theirs: string;
  choice?: Side;
  onChoose: (side: Side) => void;
}

function Row({ conflict, label, show, theirs, choice, onChoose }: RowProps) {
  const id = useId();
  const { formatMessage } = useIntl();
  const nameOf = { mine: formatMessage({ id: 'conflict.mine' }), theirs };
  return (
    <Grid css={columns} role="radiogroup" aria-labelledby={id} rowGap="1.5" bg={choice ? undefined : 'molten.subtle'}>
      <chakra.div>
        <chakra.p id={id} fontWeight="medium">
          {label}
        </chakra.p>
        {!choice && (
          <Need>
            <FormattedMessage id="conflict.choose" />
          </Need>
        )}
      </chakra.div>
      {(['mine', 'theirs'] as const).map((side) => (
        <Choice key={side} data-chosen={choice === side || undefined}>
          <input
            type="radio"
            name={id}
            checked={choice === side}
            onChange={() => onChoose(side)}
            aria-label={nameOf[side]}
            aria-describedby={`${id}-${side}`}
          />
          <chakra.span minW="0" overflowWrap="anywhere" whiteSpace="pre-wrap">
            <Whose>{nameOf[side]}</Whose>
            <span id={`${id}-${side}`}>{show(conflict[side])}</span>
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
        <Whose>{formatMessage({ id: 'conflict.original' })}</Whose>
        {show(conflict.original)}
      </chakra.div>
    </Grid>
  );
}

/** Says whose a value is where there are no columns to say it. */
function Whose({ children }: { children: string }) {
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
