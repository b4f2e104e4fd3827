import { Button, chakra, Flex, Icon } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Copy, Plus, Rows4, Trash2, type LucideIcon } from 'lucide-react';
import {
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent,
  type SetStateAction,
} from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Currency } from '../../../common/enums.ts';
import { offerLimits } from '../../../common/forms/offer.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { useIsPhone } from '../kit/use-is-phone.ts';
import { isStoredByKey, loadProductName, useCatalogue } from './catalogue.ts';
import { Cell, type CellProps } from './cells.tsx';
import { GridNotice, type Notice } from './grid-notice.tsx';
import {
  blankLine,
  lineFields,
  withKey,
  withProduct,
  type EditedLine,
  type LineField,
  type Problems,
} from './offer-values.ts';
import { parseTable, pasteTable } from './paste.ts';

const detailFields: readonly LineField[] = ['hsCode', 'grade', 'standard'];
const figureFields: readonly LineField[] = ['quantity', 'unitPrice'];
const labelOf = (field: LineField) => `offer.${field === 'tradeProduct' ? 'product' : field}`;

interface Props {
  lines: readonly EditedLine[];
  setLines: Dispatch<SetStateAction<EditedLine[]>>;
  /** Amounts by the key of the line; blank lines have none. */
  amounts: ReadonlyMap<string, number>;
  currency: Currency;
  /** Language of the offer, in which products of the catalogue are named. */
  language: string;
  /** By key of the line and field: `line-1.quantity`. */
  problems: Problems;
}

/** Action of a key or a button on a row. */
type RowAction = 'duplicate' | 'up' | 'down' | 'remove';

const rowActions: { action: RowAction; icon: LucideIcon; keys: string }[] = [
  { action: 'duplicate', icon: Copy, keys: 'Ctrl+D' },
  { action: 'up', icon: ArrowUp, keys: 'Alt+↑' },
  { action: 'down', icon: ArrowDown, keys: 'Alt+↓' },
  { action: 'remove', icon: Trash2, keys: 'Ctrl+Backspace' },
];

/** The lines of an offer, a table whose cells are edited with the keys of a spreadsheet; cards on a phone. */
export const OfferGrid = memo(function OfferGrid({ lines, setLines, amounts, currency, language, problems }: Props) {
  const { formatMessage } = useIntl();
  const products = useCatalogue();
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<{ key: string; field: LineField }>();
  const [cellToFocus, setCellToFocus] = useState<{ key: string; field: LineField }>();
  const [notice, setNotice] = useState<Notice>();
  const [showsDetails, setShowsDetails] = useState(() =>
    lines.some((line) => detailFields.some((field) => line[field])),
  );
  /** The line as it was when its cell got the focus. */
  const lineAtFocus = useRef<EditedLine>(undefined);
  const hasDetailProblem = Object.keys(problems).some((path) =>
    detailFields.some((field) => path.endsWith(`.${field}`)),
  );
  const isDetailed = showsDetails || hasDetailProblem;
  const fields = useMemo(() => lineFields.filter((field) => isDetailed || !detailFields.includes(field)), [isDetailed]);
  const activeRow = lines.findIndex(({ key }) => key === active?.key);
  const isFull = lines.length >= offerLimits.lines;

  useEffect(() => {
    if (!cellToFocus) return;
    table.current
      ?.querySelector<HTMLElement>(`[data-row="${cellToFocus.key}"][data-field="${cellToFocus.field}"]`)
      ?.focus({ preventScroll: false });
  }, [cellToFocus]);

  const edit = useCallback(
    (key: string, changes: Partial<EditedLine>) =>
      setLines((before) =>
        before.map((line) => {
          if (line.key !== key) return line;
          const ambiguous = Object.fromEntries(
            Object.entries(line.ambiguous ?? {}).filter(([field]) => !(field in changes)),
          );
          return { ...line, ambiguous, ...changes };
        }),
      ),
    [setLines],
  );
  const chooseProduct = useCallback(
    (key: string, value: string) => {
      if (value === '') return edit(key, { tradeProduct: '' });
      if (isStoredByKey(value))
        return setLines((before) => before.map((line) => (line.key === key ? withProduct(line, value) : line)));
      const addToDescription = (name: string) =>
        setLines((before) =>
          before.map((line) =>
            line.key === key
              ? { ...line, tradeProduct: '', description: [name, line.description].filter(Boolean).join(', ') }
              : line,
          ),
        );
      const isKnown = products.some((product) => product.value === value);
      if (isKnown) void loadProductName(value, language).then(addToDescription);
      else addToDescription(value);
    },
    [edit, setLines, products, language],
  );

  function goTo(row: number, field: LineField) {
    const line = lines[row];
    if (line) setCellToFocus({ key: line.key, field });
  }
  function addLine(field: LineField = 'tradeProduct') {
    if (isFull) return;
    const line = withKey(blankLine);
    // The lines may have changed by the same key press, which chose a product.
    setLines((before) => [...before, line]);
    setCellToFocus({ key: line.key, field });
  }
  const act = useCallback(
    (action: RowAction, key: string, field: LineField) => {
      const row = lines.findIndex((line) => line.key === key);
      const line = lines[row];
      if (!line) return;
      if (action === 'duplicate') {
        if (lines.length >= offerLimits.lines) return;
        const copy = { ...withKey(line), ambiguous: line.ambiguous };
        setLines((before) => before.toSpliced(row + 1, 0, copy));
        setCellToFocus({ key: copy.key, field });
      } else if (action === 'remove') {
        setLines((before) => before.toSpliced(row, 1));
        const neighbour = lines[row + 1] ?? lines[row - 1];
        if (neighbour) setCellToFocus({ key: neighbour.key, field });
        setNotice({
          kind: 'removed',
          row: row + 1,
          undo: () => setLines((before) => before.toSpliced(row, 0, line).slice(0, offerLimits.lines)),
        });
      } else {
        const otherRow = action === 'up' ? row - 1 : row + 1;
        if (!lines[otherRow]) return;
        setLines((before) => before.with(row, before[otherRow]!).with(otherRow, before[row]!));
        // A moved element loses the focus.
        setCellToFocus({ key, field });
      }
    },
    [lines, setLines],
  );

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const cell = cellOf(event.target);
    // Enter that has chosen a product in an open list also moves to the next row.
    if (!cell || (event.defaultPrevented && event.key !== 'Enter') || event.nativeEvent.isComposing) return;
    const { field, key } = cell;
    const row = lines.findIndex((line) => line.key === key);
    const isMod = event.ctrlKey || event.metaKey;
    const action = findRowAction(event, isMod);
    if (action) {
      event.preventDefault();
      act(action, key, field);
    } else if (event.key === 'Enter' && !isMod && !event.altKey) {
      event.preventDefault();
      if (event.shiftKey) goTo(row - 1, field);
      else if (row === lines.length - 1) addLine(field);
      else goTo(row + 1, field);
    } else if (event.key === 'Escape' && lineAtFocus.current?.key === key) {
      event.preventDefault();
      const { [field]: value, tradeProduct, description, hsCode, unit, ambiguous } = lineAtFocus.current;
      const dependentFields =
        field === 'tradeProduct' ? { tradeProduct, description, hsCode } : field === 'quantity' ? { unit } : {};
      edit(key, { [field]: value, ...dependentFields, ambiguous });
    } else if (!isMod && !event.altKey && !event.shiftKey) {
      const step = findStep(event);
      if (!step) return;
      const next = fields[fields.indexOf(field) + step.columns];
      if (!next) return;
      event.preventDefault();
      goTo(row + step.rows, next);
    }
  }

  function onPaste(event: ClipboardEvent<HTMLTableElement>) {
    const cell = cellOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    const table = parseTable(text);
    // A single cell is pasted by the browser.
    if (!cell || (table.length < 2 && (table[0]?.length ?? 0) < 2)) return;
    event.preventDefault();
    const row = lines.findIndex((line) => line.key === cell.key);
    const result = pasteTable({ text, lines, row, field: cell.field, fields, currency, products });
    setLines(result.lines);
    if (result.lines.some((line) => detailFields.some((field) => line[field]))) setShowsDetails(true);
    setNotice({ kind: 'pasted', ...result, undo: () => setLines([...lines]) });
  }

  function onFocus({ target: element }: FocusEvent) {
    const cell = cellOf(element);
    if (!cell) return;
    lineAtFocus.current = lines.find(({ key }) => key === cell.key);
    setActive(cell);
  }

  const isPhone = useIsPhone();
  const problemOfActive = active && problems[`${active.key}.${active.field}`];
  return (
    <chakra.section aria-label={formatMessage({ id: 'offer.lines' })}>
      <Flex align="center" gap="1" mb="2" wrap="wrap" minH="8">
        <chakra.h2 textStyle="head">
          <FormattedMessage id="offer.lines" />
        </chakra.h2>
        <chakra.span color="fg.subtle" fontVariantNumeric="tabular-nums" me="auto">
          <FormattedMessage id="offer.lineCount" values={{ count: lines.length, max: offerLimits.lines }} />
        </chakra.span>
        {!isPhone &&
          rowActions.map(({ action, icon, keys }) => (
            <IconButton
              key={action}
              icon={icon}
              label={`${formatMessage({ id: `offer.row.${action}` }, { number: activeRow + 1 })} (${keys})`}
              aria-keyshortcuts={keys.replace('Ctrl', 'Control').replace('↑', 'ArrowUp').replace('↓', 'ArrowDown')}
              disabled={activeRow < 0 || !isPossible(action, activeRow, lines.length)}
              onClick={() => active && act(action, active.key, active.field)}
            />
          ))}
        <Button variant="ghost" aria-pressed={isDetailed} onClick={() => setShowsDetails(!isDetailed)}>
          <Icon as={Rows4} boxSize="4" css={{ rotate: '90deg' }} aria-hidden />
          <FormattedMessage id="offer.details" />
        </Button>
      </Flex>
      <Scroller tabIndex={-1}>
        <Table
          ref={table}
          data-details={isDetailed || undefined}
          aria-label={formatMessage({ id: 'offer.lines' })}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onFocus={onFocus}
        >
          <thead>
            <tr>
              <th aria-label={formatMessage({ id: 'offer.lineNumber' })} data-column="number">
                #
              </th>
              {fields.map((field) => (
                <th key={field} scope="col" data-column={field} data-figure={figureFields.includes(field) || undefined}>
                  <FormattedMessage id={labelOf(field)} />
                </th>
              ))}
              <th scope="col" data-column="amount" data-figure>
                <FormattedMessage id="offer.amount" />, {currency}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <Row
                key={line.key}
                line={line}
                index={index}
                count={lines.length}
                fields={fields}
                amount={amounts.get(line.key)}
                isActive={!isPhone && index === activeRow}
                isCard={isPhone}
                problemText={collectProblems(problems, line.key)}
                currency={currency}
                products={products}
                onEdit={edit}
                onProduct={chooseProduct}
                onAction={act}
              />
            ))}
          </tbody>
        </Table>
      </Scroller>
      <Flex align="center" gap="3" mt="2" wrap="wrap" minH="8">
        <Button variant="ghost" ms="-2.5" disabled={isFull} onClick={() => addLine()}>
          <Plus aria-hidden />
          <FormattedMessage id={isFull ? 'form.offer.tooManyLines' : 'offer.addLine'} />
        </Button>
        {problemOfActive ? (
          <chakra.span color="red.fg" hideBelow="md" aria-hidden>
            <ProblemText id={problemOfActive} />
          </chakra.span>
        ) : (
          <chakra.span textStyle="meta" color="fg.subtle" ms="auto" hideBelow="lg">
            <FormattedMessage id="offer.keyHint" />
          </chakra.span>
        )}
      </Flex>
      <GridNotice notice={notice} lines={lines} onClose={() => setNotice(undefined)} />
    </chakra.section>
  );
});

/** Returns the cell that an input belongs to. */
function cellOf(element: EventTarget): { key: string; field: LineField } | undefined {
  const { row, field } = (element as HTMLElement).dataset;
  return row && field ? { key: row, field: field as LineField } : undefined;
}

function findRowAction({ key, altKey }: KeyboardEvent, isMod: boolean): RowAction | undefined {
  if (altKey && !isMod) return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : undefined;
  if (!isMod || altKey) return undefined;
  return key.toLowerCase() === 'd' ? 'duplicate' : key === 'Backspace' ? 'remove' : undefined;
}

/**
 * Returns the direction in which an arrow key moves the focus: up and down always, sideways only at the edges of the text. A select handles
 * its arrow keys itself.
 */
function findStep({ key, target }: KeyboardEvent): { rows: number; columns: number } | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  if (key === 'ArrowUp') return { rows: -1, columns: 0 };
  if (key === 'ArrowDown') return { rows: 1, columns: 0 };
  if (key === 'ArrowLeft' && target.selectionStart === 0) return { rows: 0, columns: -1 };
  if (key === 'ArrowRight' && target.selectionEnd === target.value.length) return { rows: 0, columns: 1 };
  return undefined;
}

const isPossible = (action: RowAction, row: number, count: number): boolean =>
  action === 'up' ? row > 0 : action === 'down' ? row < count - 1 : action !== 'duplicate' || count < offerLimits.lines;

/** Returns the problems of a row as one text, so that the row is rendered again only when they have changed. */
const collectProblems = (problems: Problems, key: string): string =>
  lineFields
    .flatMap((field) => {
      const reason = problems[`${key}.${field}`];
      return reason ? `${field}=${reason}` : [];
    })
    .join(' ');

interface RowProps extends Pick<CellProps, 'line' | 'currency' | 'products' | 'onEdit' | 'onProduct'> {
  index: number;
  count: number;
  fields: readonly LineField[];
  amount: number | undefined;
  isActive: boolean;
  /** Shown as a card, with its own buttons. */
  isCard: boolean;
  problemText: string;
  onAction: (action: RowAction, key: string, field: LineField) => void;
}

const Row = memo(function Row(props: RowProps) {
  const { line, index, count, fields, amount, isActive, isCard, problemText, currency, onAction, ...rest } = props;
  const { formatMessage } = useIntl();
  const problems = Object.fromEntries(problemText.split(' ').map((entry) => entry.split('=') as [string, string]));
  const name = formatMessage({ id: 'offer.line' }, { number: index + 1 });
  return (
    <tr data-active={isActive || undefined}>
      <td data-column="number">
        <chakra.span hideBelow="md">{index + 1}</chakra.span>
        <chakra.span hideFrom="md" fontWeight="semibold">
          {name}
        </chakra.span>
        {isCard && (
          <Flex as="span" ms="auto">
            {rowActions.map(({ action, icon }) => (
              <IconButton
                key={action}
                icon={icon}
                label={formatMessage({ id: `offer.row.${action}` }, { number: index + 1 })}
                disabled={!isPossible(action, index, count)}
                onClick={() => onAction(action, line.key, 'tradeProduct')}
              />
            ))}
          </Flex>
        )}
      </td>
      {fields.map((field) => (
        <td key={field} data-column={field}>
          <chakra.span hideFrom="md" textStyle="metaStrong" color="fg.muted" aria-hidden>
            <FormattedMessage id={labelOf(field)} />
          </chakra.span>
          <Cell
            {...rest}
            line={line}
            field={field}
            currency={currency}
            label={`${name}, ${formatMessage({ id: labelOf(field) })}`}
            problem={problems[field] && <ProblemText id={problems[field]} />}
            ambiguityNote={
              line.ambiguous?.[field] && <AmbiguityNote typed={line.ambiguous[field]} value={line[field]} />
            }
          />
        </td>
      ))}
      <td data-column="amount" data-figure>
        <chakra.span hideFrom="md" color="fg.muted">
          <FormattedMessage id="offer.amount" />
        </chakra.span>
        {amount !== undefined && (
          <span>
            <FormattedNumber value={amount} minimumFractionDigits={2} maximumFractionDigits={2} />
          </span>
        )}
      </td>
    </tr>
  );
});

/** Text of a problem that the form's schema has found, with the limits of the line fields. */
function ProblemText({ id }: { id: string }) {
  const { messages } = useIntl();
  return <FormattedMessage id={id in messages ? id : 'form.invalid'} values={{ max: offerLimits.description }} />;
}

const AmbiguityNote = ({ typed, value }: { typed: string; value: string }) => (
  <FormattedMessage
    id="offer.doubt"
    values={{ typed: <bdi>{typed}</bdi>, value: <FormattedNumber value={Number(value)} maximumFractionDigits={3} /> }}
  />
);

const Scroller = chakra('div', {
  base: {
    overflowX: { md: 'auto' },
    mx: { base: '0', md: '0' },
    borderWidth: { md: '1px' },
    borderRadius: { md: 'md' },
  },
});

const widths: Partial<Record<LineField | 'number' | 'amount', string>> = {
  number: '1.75rem',
  tradeProduct: '7.5rem',
  hsCode: '5.5rem',
  grade: '4.5rem',
  standard: '5.5rem',
  quantity: '5rem',
  unit: '4.25rem',
  unitPrice: '5.5rem',
  amount: '7rem',
};

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    minW: { md: '37.5rem' },
    '&[data-details]': { minW: { md: '54rem' } },
    '& th': {
      textStyle: 'meta',
      color: 'fg.subtle',
      textAlign: 'start',
      fontWeight: 'normal',
      px: '2',
      h: '8',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      bg: 'bg.subtle',
    },
    '& [data-figure]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    md: {
      '& td': { borderTopWidth: '1px', borderColor: 'border.subtle', p: '0', position: 'relative', h: '9' },
      '& td + td, & th + th': { borderInlineStartWidth: '1px', borderColor: 'border.subtle' },
      '& td[data-column=number]': { textAlign: 'center', textStyle: 'meta', color: 'fg.subtle' },
      '& td[data-column=amount]': { px: '2', overflow: 'hidden', textOverflow: 'ellipsis' },
      '& tr[data-active] td[data-column=number]': { bg: 'bg.emphasized', color: 'fg.muted' },
      ...Object.fromEntries(
        Object.entries(widths).map(([column, width]) => [`& th[data-column=${column}]`, { width }]),
      ),
    },
    mdDown: {
      '&, & tbody': { display: 'block' },
      '& thead': { display: 'none' },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        gap: '3',
        py: '3',
        borderTopWidth: '1px',
        borderColor: 'border',
      },
      '& td': { display: 'block' },
      '& td[data-column=number], & td[data-column=amount]': {
        gridColumn: '1 / -1',
        display: 'flex',
        alignItems: 'center',
        gap: '2',
      },
      '& td[data-column=amount]': { justifyContent: 'space-between', fontWeight: 'medium' },
      '& td[data-column=tradeProduct], & td[data-column=description]': { gridColumn: '1 / -1' },
    },
  },
});
