import { skipToken } from '@apollo/client/react';
import { chakra, Combobox, createListCollection, Icon, Input } from '@chakra-ui/react';
import { ChevronsUpDown } from 'lucide-react';
import { useState, type KeyboardEvent, type Ref } from 'react';
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
  /** Name of the field for the text of a company that is not in the list. Without it only a company of the list can be selected. */
  textName?: string;
}

/** Debounce of the search: milliseconds after the last key press. */
const SEARCH_DEBOUNCE_MS = 200;
const noCompanies: CompanyChoiceFragment[] = [];

/**
 * A combobox for a company. Typing searches the active companies by name on the server; a company that is already
 * selected is shown whatever its status.
 */
export function CompanyField({ name, label, ref, textName }: Props) {
  const field = useFormField(name);
  const text = useFormField(textName ?? name);
  const isFreeText = textName !== undefined;
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [typedText, setTypedText] = useState<string>();
  const [userHighlight, setUserHighlight] = useState<string | null>(null);
  const search = useDebounced(typedText ?? '', SEARCH_DEBOUNCE_MS);
  const { data: chosen } = useCompanyOfRecordQuery(field.value ? { variables: { id: field.value } } : skipToken);
  const found = useCompanyChoicesQuery(isOpen ? { variables: { search } } : skipToken);
  const choices = (found.data ?? found.previousData)?.companies.edges.map(({ node }) => node) ?? noCompanies;
  const isPending = (typedText ?? '') !== search || (found.loading && !found.data);
  // Until the user moves the highlight, it is on the first company of each result, so that Enter chooses the best match. With free text
  // nothing is highlighted, so that Enter keeps the text.
  const firstMatch = typedText && !isFreeText ? choices[0]?.id : undefined;
  const highlighted = choices.some(({ id }) => id === userHighlight) ? userHighlight : (firstMatch ?? null);

  /** Ignores Enter while the result for the typed text is pending: it would choose a company of an earlier result. */
  function onKeyDownCapture(event: KeyboardEvent) {
    if (event.key === 'Enter' && !isFreeText && isOpen && isPending && !event.ctrlKey && !event.metaKey)
      event.preventDefault();
  }

  return (
    <FieldShell field={isFreeText ? text : field} label={<FormattedMessage id={label} />}>
      <Combobox.Root
        collection={createListCollection({
          items: choices,
          itemToValue: ({ id }) => id,
          itemToString: (company) => company.name,
        })}
        value={field.value ? [field.value] : []}
        onValueChange={({ value: [id = ''] }) => {
          void field.setValue(id);
          if (isFreeText && id) void text.setValue(choices.find((choice) => choice.id === id)?.name ?? '');
          setTypedText(undefined);
        }}
        inputValue={isFreeText ? text.value : (typedText ?? chosen?.company?.name ?? '')}
        onInputValueChange={({ inputValue, reason }) => {
          if (reason !== 'input-change') return;
          setTypedText(inputValue);
          if (isFreeText) void text.setValue(inputValue);
          if (!inputValue || isFreeText) void field.setValue('');
        }}
        allowCustomValue={isFreeText}
        highlightedValue={highlighted}
        onHighlightChange={({ highlightedValue }) => setUserHighlight(highlightedValue)}
        onOpenChange={({ open }) => {
          setOpen(open);
          if (!open) setTypedText(undefined);
        }}
        openOnClick
        lazyMount
        unmountOnExit
        positioning={{ strategy: 'fixed', gutter: 4 }}
      >
        <Combobox.Control>
          <Combobox.Input asChild>
            <Input
              ref={ref}
              name={textName ?? name}
              autoComplete="off"
              dir="auto"
              pe="8"
              placeholder={formatMessage({
                id: isFreeText ? 'companyField.placeholderNew' : 'companyField.placeholder',
              })}
              aria-describedby={(isFreeText ? text : field).control['aria-describedby']}
              onBlur={field.control.onBlur}
              onKeyDownCapture={onKeyDownCapture}
            />
          </Combobox.Input>
          <Combobox.IndicatorGroup>
            <Icon as={ChevronsUpDown} aria-hidden />
          </Combobox.IndicatorGroup>
        </Combobox.Control>
        <Combobox.Positioner>
          <Combobox.Content>
            {choices.map((choice) => (
              <Combobox.Item key={choice.id} item={choice}>
                <Monogram name={choice.name} />
                <Combobox.ItemText>
                  <CustomerText>{choice.name}</CustomerText>
                </Combobox.ItemText>
                <chakra.span color="fg.muted" ms="auto" whiteSpace="nowrap">
                  {choice.companyCode}
                </chakra.span>
              </Combobox.Item>
            ))}
            {found.data && (
              <Combobox.Empty>
                <FormattedMessage id={isFreeText ? 'companyField.new' : 'companyField.none'} />
              </Combobox.Empty>
            )}
          </Combobox.Content>
        </Combobox.Positioner>
      </Combobox.Root>
    </FieldShell>
  );
}
