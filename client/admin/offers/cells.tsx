import { chakra, Icon } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useId, useLayoutEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { enumName, offerUnits, type Currency } from '../../../common/enums.ts';
import type { Choice } from '../../ui/form/choices.ts';
import { useCombobox } from '../../ui/form/use-combobox.ts';
import { NumberInput } from './number-input.tsx';
import { readPrice, readQuantity } from './number-text.ts';
import type { EditedLine, LineField } from './offer-values.ts';

export interface CellProps {
  line: EditedLine;
  field: LineField;
  /** Accessible name, such as "2. kalem, Miktar". */
  label: string;
  /** Reason why the value is not valid. */
  problem?: ReactNode;
  /** How an ambiguous number was read. */
  ambiguityNote?: ReactNode;
  currency: Currency;
  products: readonly Choice[];
  onEdit: (key: string, changes: Partial<EditedLine>) => void;
  /** Called with a product of the catalogue or with free text. */
  onProduct: (key: string, value: string) => void;
}

/** A cell of the table: an input that fills it, and below it the problem of its value, which screen readers announce. */
export function Cell({ problem, ambiguityNote, ...props }: CellProps) {
  const noteId = useId();
  const note = problem ?? ambiguityNote;
  const attributes = {
    'data-row': props.line.key,
    'data-field': props.field,
    'aria-label': props.label,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': note ? noteId : undefined,
    'data-ambiguous': ambiguityNote ? true : undefined,
  };
  return (
    <>
      <CellInput {...props} attributes={attributes} />
      {note && (
        <CellNote id={noteId} data-problem={problem ? true : undefined}>
          {note}
        </CellNote>
      )}
    </>
  );
}

type InputProps = Omit<CellProps, 'problem' | 'ambiguityNote'> & {
  attributes: Record<string, string | boolean | undefined>;
};

function CellInput({ line, field, currency, products, onEdit, onProduct, attributes }: InputProps) {
  const { formatMessage } = useIntl();
  const { key } = line;
  const value = line[field];
  switch (field) {
    case 'tradeProduct':
      return (
        <ProductInput
          value={value}
          choices={products}
          onChange={(product) => onProduct(key, product)}
          attributes={attributes}
        />
      );
    case 'quantity':
      return (
        <CellNumber
          {...attributes}
          value={value}
          decimals={[0, 3]}
          read={readQuantity}
          onChange={(quantity, typed) => {
            const unit = readQuantity(typed)?.unit;
            onEdit(key, { quantity, ...(unit && { unit }) });
          }}
        />
      );
    case 'unitPrice':
      return (
        <CellNumber
          {...attributes}
          value={value}
          decimals={[2, 2]}
          read={(text) => readPrice(text, currency)}
          onChange={(unitPrice) => onEdit(key, { unitPrice })}
        />
      );
    case 'unit': {
      const isKnown = offerUnits.some((unit) => unit === value);
      return (
        <CellSelect {...attributes} value={value} onChange={({ target }) => onEdit(key, { unit: target.value })}>
          {!isKnown && <option value={value}>{value}</option>}
          {offerUnits.map((unit) => (
            <option key={unit} value={unit}>
              {formatMessage({ id: `offerUnit.${enumName(unit)}` })}
            </option>
          ))}
        </CellSelect>
      );
    }
    default:
      return (
        <CellText
          {...attributes}
          dir="auto"
          autoComplete="off"
          value={value}
          // A description often continues the name of a product, so typing does not replace it.
          onFocus={({ target }) => (field === 'description' ? moveCaretToEnd(target) : target.select())}
          onChange={({ target }) => onEdit(key, { [field]: target.value })}
        />
      );
  }
}

const moveCaretToEnd = (input: HTMLInputElement) => input.setSelectionRange(input.value.length, input.value.length);

interface ProductInputProps {
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
  attributes: InputProps['attributes'];
}

/** An editable combobox of the catalogue. Its list has a fixed position, because the table scrolls sideways and would clip it. */
function ProductInput({ value, choices, onChange, attributes }: ProductInputProps) {
  const { formatMessage } = useIntl();
  const { root, input, list, isOpen, matches, active, isAbove, maxHeight, text, ...combobox } = useCombobox({
    value,
    onChange,
    choices,
  });
  const listId = useId();
  const [listPosition, setListPosition] = useState<{ left: number; top?: number; bottom?: number }>();
  const optionId = (choice: string) => `${listId}-${choice}`;

  useLayoutEffect(() => {
    if (!isOpen) return;
    function update() {
      const { left, top, bottom } = input.current!.getBoundingClientRect();
      setListPosition(isAbove ? { left, bottom: window.innerHeight - top + 4 } : { left, top: bottom + 4 });
    }
    update();
    window.addEventListener('scroll', update, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', update, { capture: true });
  }, [isOpen, isAbove, input]);

  function onKeyDown(event: KeyboardEvent) {
    // The arrow keys of a closed list move between cells.
    if (isOpen) combobox.onKeyDown(event);
    else if (event.key === 'F4') combobox.toggle();
  }

  return (
    <chakra.div ref={root} position="relative" onBlur={combobox.onBlur}>
      <CellText
        {...attributes}
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={active && optionId(active.value)}
        autoComplete="off"
        dir="auto"
        pe="6"
        placeholder={formatMessage({ id: 'offer.freeText' })}
        value={text}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => combobox.setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <ListButton
        type="button"
        tabIndex={-1}
        aria-label={formatMessage({ id: 'form.choices.open' })}
        aria-expanded={isOpen}
        aria-controls={listId}
        onMouseDown={(event) => event.preventDefault()}
        onClick={combobox.toggle}
      >
        <Icon as={ChevronDown} boxSize="3" aria-hidden />
      </ListButton>
      <ProductList
        id={listId}
        ref={list}
        role="listbox"
        aria-label={formatMessage({ id: 'form.choices' })}
        hidden={!isOpen || matches.length === 0}
        style={{ ...listPosition, maxHeight }}
        onMouseDown={(event) => event.preventDefault()}
      >
        {isOpen &&
          matches.map((choice) => (
            <ProductOption
              key={choice.value}
              id={optionId(choice.value)}
              role="option"
              aria-selected={choice.value === value}
              data-active={choice === active || undefined}
              onClick={() => combobox.choose(choice)}
            >
              {choice.label}
            </ProductOption>
          ))}
      </ProductList>
    </chakra.div>
  );
}

/** Style of an input that fills its cell; on phones it has a border. */
const cellLook = {
  width: 'full',
  minW: '0',
  h: { base: '11', md: '9' },
  px: '2',
  bg: { base: 'bg.panel', md: 'transparent' },
  borderWidth: { base: '1px', md: '0' },
  borderColor: 'border.control',
  borderRadius: { base: 'md', md: '0' },
  textStyle: 'ui',
  fontSize: { base: '1rem', md: '0.8125rem' },
  color: 'fg',
  textOverflow: 'ellipsis',
  _placeholder: { color: 'fg.subtle' },
  _focusVisible: { outline: '2px solid {colors.focusRing}', outlineOffset: '-2px', bg: 'bg.panel' },
  '&[data-ambiguous]': { bg: 'straw.subtle', color: 'straw.fg' },
  '&[aria-invalid]': { bg: 'red.subtle', boxShadow: 'inset 0 0 0 1px {colors.red.dot}' },
} as const;

const CellText = chakra('input', { base: cellLook });
const CellNumber = chakra(NumberInput, {
  base: { ...cellLook, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});
const CellSelect = chakra('select', { base: { ...cellLook, px: '1', cursor: 'pointer' } });

/** The problem of a cell. Phones show it below the cell; wide windows show that of the focused cell in a line below the table. */
const CellNote = chakra('p', {
  base: {
    textStyle: 'meta',
    color: 'straw.fg',
    pt: '1',
    '&[data-problem]': { color: 'red.fg' },
    md: { position: 'absolute', boxSize: '1px', p: '0', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

const ListButton = chakra('button', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '0',
    w: { base: '11', md: '6' },
    display: 'grid',
    placeItems: 'center',
    color: 'fg.subtle',
    cursor: 'pointer',
  },
});

const ProductList = chakra('ul', {
  base: {
    position: 'fixed',
    zIndex: 'popover',
    w: '17rem',
    maxW: 'calc(100vw - 1.5rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    p: '1',
    bg: 'bg.panel',
    borderRadius: 'lg',
    boxShadow: 'float',
    listStyleType: 'none',
    '&[hidden]': { display: 'none' },
  },
});

const ProductOption = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: { base: '11', md: '7.5' },
    px: '2',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[data-active]': { bg: 'bg.emphasized' },
    '&[aria-selected=true]': { fontWeight: 'medium' },
  },
});
