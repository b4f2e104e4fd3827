import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { filterChoices, type Choice } from './choices.ts';
import { normalizeForSearch } from './search-text.ts';

interface Options {
  /** Value of the selected choice; '' for none; the typed text when it matches no choice. */
  value: string;
  onChange: (value: string) => void;
  choices: readonly Choice[];
}

const MAX_LIST_HEIGHT_PX = 320;
/** With less space below the field, the list opens upwards. */
const MIN_LIST_HEIGHT_PX = 180;
const VIEWPORT_MARGIN_PX = 12;

/** State and event handlers of a combobox; `ComboboxField` renders it. */
export function useCombobox({ value, onChange, choices }: Options) {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** Text being typed; undefined while the field shows its value. */
  const [draft, setDraft] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState<string>();
  const [placement, setPlacement] = useState<Placement>({ isAbove: false, maxHeight: MAX_LIST_HEIGHT_PX });

  const chosen = choices.find((choice) => choice.value === value);
  const text = draft ?? chosen?.label ?? value;
  const matches = useMemo(() => filterChoices(choices, draft ?? ''), [choices, draft]);
  const active = isOpen
    ? (matches.find((choice) => choice.value === highlighted) ?? (draft ? matches[0] : undefined))
    : undefined;

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function open() {
    if (isOpen) return;
    setPlacement(computePlacement(input.current));
    setHighlighted(chosen?.value);
    setOpen(true);
  }

  function close() {
    setOpen(false);
    setDraft(undefined);
  }

  function choose(choice: Choice) {
    onChange(choice.value);
    close();
    input.current?.focus();
  }

  /** Selects the choice that the typed text identifies; otherwise keeps the text as the value, which then fails validation. */
  function commit() {
    if (draft !== undefined) onChange(resolveText(matches, draft) ?? draft.trim());
    close();
  }

  function move(step: number): void {
    if (!isOpen) return open();
    const index = active ? matches.indexOf(active) : step > 0 ? -1 : matches.length;
    setHighlighted(matches[(index + step + matches.length) % matches.length]?.value);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey) return event.key === 'ArrowDown' ? open() : commit();
      return move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      return active ? choose(active) : commit();
    }
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      return close();
    }
    if (event.key === 'Tab' && active && draft) onChange(active.value);
    if (event.key === 'Tab') close();
  }

  return {
    root,
    input,
    list,
    text,
    isOpen,
    matches,
    active,
    ...placement,
    open,
    choose,
    onKeyDown,
    toggle: () => {
      input.current?.focus();
      if (isOpen) commit();
      else open();
    },
    setText: (typed: string) => {
      open();
      setDraft(typed);
      setHighlighted(undefined);
      if (!typed) onChange('');
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!root.current?.contains(relatedTarget)) commit();
    },
  };
}

/** Returns the value of the choice that a text identifies: by its complete label, or as the only match. */
function resolveText(matches: readonly Choice[], typed: string): string | undefined {
  if (!typed.trim()) return '';
  const exactMatch = matches.find(({ label }) => normalizeForSearch(label) === normalizeForSearch(typed));
  return (exactMatch ?? (matches.length === 1 ? matches[0] : undefined))?.value;
}

interface Placement {
  isAbove: boolean;
  /** In pixels. */
  maxHeight: number;
}

/** Opens the list downwards where there is space. Measures the visual viewport, which excludes the on-screen keyboard of a phone. */
function computePlacement(element: HTMLElement | null): Placement {
  if (!element) return { isAbove: false, maxHeight: MAX_LIST_HEIGHT_PX };
  const { top, bottom } = element.getBoundingClientRect();
  const below = (window.visualViewport?.height ?? window.innerHeight) - bottom - VIEWPORT_MARGIN_PX;
  const isAbove = below < MIN_LIST_HEIGHT_PX && top > below;
  const available = isAbove ? top - VIEWPORT_MARGIN_PX : below;
  return { isAbove, maxHeight: Math.max(Math.min(MAX_LIST_HEIGHT_PX, available), MIN_LIST_HEIGHT_PX) };
}
