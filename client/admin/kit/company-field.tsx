import { skipToken } from '@apollo/client/react';
import { Box, chakra, Flex, Icon, Input } from '@chakra-ui/react';
import { ChevronsUpDown } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useCompanyChoicesQuery,
  useCompanyOfRecordQuery,
  type CompanyChoiceFragment,
} from '../../graphql/generated.ts';
import { FieldShell } from '../../ui/form/field-shell.tsx';
import { useFormField } from '../../ui/form/use-form-field.ts';
import { Monogram } from './monogram.tsx';
import { CustomerText } from './customer-text.tsx';
import { useDebounced } from './use-debounced.ts';

interface Props {
  name: string;
  /** Message id. */
  label: string;
  ref?: Ref<HTMLInputElement>;
}

/** Debounce of the search: milliseconds after the last key press. */
const SEARCH_DEBOUNCE_MS = 200;
const noCompanies: CompanyChoiceFragment[] = [];

/**
 * A combobox for a company. Typing searches the active companies by name on the server; a company that is already
 * selected is shown whatever its status.
 */
export function CompanyField({ name, label, ref }: Props) {
  const field = useFormField(name);
  const { formatMessage } = useIntl();
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const search = useDebounced(typed ?? '', SEARCH_DEBOUNCE_MS);
  const { data: chosen } = useCompanyOfRecordQuery(field.value ? { variables: { id: field.value } } : skipToken);
  const found = useCompanyChoicesQuery(open ? { variables: { search } } : skipToken);
  const choices = (found.data ?? found.previousData)?.companies.edges.map(({ node }) => node) ?? noCompanies;
  const highlighted = choices[Math.min(active, choices.length - 1)];

  function close() {
    setOpen(false);
    setTyped(undefined);
  }

  function choose({ id }: CompanyChoiceFragment) {
    void field.setValue(id);
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (!open) setOpen(true);
      else setActive((active + step + choices.length) % Math.max(choices.length, 1));
    }
    if (event.key === 'Enter' && open && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (highlighted) choose(highlighted);
    }
    if (event.key === 'Escape' && open) close();
  }

  return (
    <FieldShell field={field} label={<FormattedMessage id={label} />}>
      <Box position="relative">
        <Input
          {...field.control}
          ref={ref}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={open && highlighted ? `${listId}-${highlighted.id}` : undefined}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          pe="8"
          placeholder={formatMessage({ id: 'companyField.placeholder' })}
          value={typed ?? chosen?.company?.name ?? ''}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
            setOpen(true);
            if (!target.value) void field.setValue('');
          }}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <Icon as={ChevronsUpDown} css={arrows} aria-hidden />
        <chakra.ul id={listId} role="listbox" aria-label={formatMessage({ id: label })} hidden={!open} css={list}>
          {open &&
            choices.map((choice) => (
              <chakra.li
                key={choice.id}
                id={`${listId}-${choice.id}`}
                role="option"
                aria-selected={choice.id === field.value}
                data-active={choice === highlighted || undefined}
                css={option}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(choice)}
              >
                <Monogram name={choice.name} />
                <chakra.span truncate>
                  <CustomerText>{choice.name}</CustomerText>
                </chakra.span>
                <chakra.span color="fg.muted" ms="auto" whiteSpace="nowrap">
                  {choice.companyCode}
                </chakra.span>
              </chakra.li>
            ))}
          {open && found.data && choices.length === 0 && (
            <Flex as="li" css={option} color="fg.muted" role="presentation">
              <FormattedMessage id="companyField.none" />
            </Flex>
          )}
        </chakra.ul>
      </Box>
    </FieldShell>
  );
}

const arrows = {
  position: 'absolute',
  insetEnd: '2.5',
  top: '50%',
  translate: '0 -50%',
  boxSize: '3.5',
  color: 'fg.muted',
  pointerEvents: 'none',
} as const;

const list = {
  position: 'absolute',
  zIndex: 'popover',
  insetInline: '0',
  top: 'calc(100% + 4px)',
  maxH: '16rem',
  overflowY: 'auto',
  p: '1',
  borderRadius: 'lg',
  bg: 'bg.panel',
  boxShadow: 'float',
  '&[hidden]': { display: 'none' },
  '&:empty': { display: 'none' },
} as const;

const option = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minH: { base: '11', md: '7.5' },
  px: '2',
  borderRadius: 'md',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted' },
  '&[data-active]': { bg: 'bg.emphasized' },
} as const;
