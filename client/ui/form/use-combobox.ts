import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { matchingChoices, type Choice } from './choices.ts';
import { searchText } from './search-text.ts';

interface Options {
  /** Of the choice; '' for none, and what was typed where it is on no list. */
  value: string;
  onChange: (value: string) => void;
  choices: readonly Choice[];
}

/** Pixels: the list's height where there is room, the least that is worth opening downwards, and its distance from the window's edge. */
const tall = 320;
const little = 180;
const edge = 12;

/** What a combobox shows and how it answers to typing, keys and pointers; the markup is the field's. */
export function useCombobox({ value, onChange, choices }: Options) {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** What is being typed; undefined while the field shows its value. */
  const [draft, setDraft] = useState<string>();
  const [open, setOpen] = useState(false);
  const [pointed, setPointed] = useState<string>();
  const [place, setPlace] = useState({ above: false, room: tall });

  const chosen = choices.find((choice) => choice.value === value);
  const text = draft ?? chosen?.label ?? value;
  const matches = useMemo(() => matchingChoices(choices, draft ?? ''), [choices, draft]);
  const active = open
    ? (matches.find((choice) => choice.value === pointed) ?? (draft ? matches[0] : undefined))
    : undefined;

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function show() {
    if (open) return;
    setPlace(placeBy(input.current));
    setPointed(chosen?.value);
    setOpen(true);
  }

  function hide() {
    setOpen(false);
    setDraft(undefined);
  }

  function choose(choice: Choice) {
    onChange(choice.value);
    hide();
    input.current?.focus();
  }

  /** Leaving keeps what the typed text can only mean; anything else stays as it is typed, for the schema to refuse. */
  function settle() {
    if (draft !== undefined) onChange(meant(matches, draft) ?? draft.trim());
    hide();
  }

  function move(step: number) {
    if (!open) return show();
    const at = active ? matches.indexOf(active) : step > 0 ? -1 : matches.length;
    setPointed(matches[(at + step + matches.length) % matches.length]?.value);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey) return event.key === 'ArrowDown' ? show() : settle();
      return move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Enter' && open) {
      event.preventDefault();
      return active ? choose(active) : settle();
    }
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      return hide();
    }
    if (event.key === 'Tab' && active && draft) onChange(active.value);
    if (event.key === 'Tab') hide();
  }

  return {
    ...{ root, input, list, text, open, matches, active, ...place },
    show,
    choose,
    onKeyDown,
    toggle: () => {
      input.current?.focus();
      if (open) settle();
      else show();
    },
    type: (typed: string) => {
      show();
      setDraft(typed);
      setPointed(undefined);
      if (!typed) onChange('');
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!root.current?.contains(relatedTarget)) settle();
    },
  };
}

/** The one choice that a text names: by its whole name, or because nothing else has it. */
function meant(matches: readonly Choice[], typed: string): string | undefined {
  if (!typed.trim()) return '';
  const named = matches.find(({ label }) => searchText(label) === searchText(typed));
  return (named ?? (matches.length === 1 ? matches[0] : undefined))?.value;
}

/** Downwards where there is room for a few; a phone's keyboard leaves the visual viewport only. */
function placeBy(element: HTMLElement | null) {
  if (!element) return { above: false, room: tall };
  const { top, bottom } = element.getBoundingClientRect();
  const below = (window.visualViewport?.height ?? window.innerHeight) - bottom - edge;
  const above = below < little && top > below;
  return { above, room: Math.max(Math.min(tall, above ? top - edge : below), little) };
}
