import { chakra, Input, useSlotRecipe, VisuallyHidden } from '@chakra-ui/react';
import { Check, ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Choice } from './choices.ts';
import { comboboxRecipe } from './combobox.recipe.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldShell } from './field-shell.tsx';
import { useCombobox } from './use-combobox.ts';
import { useFormField } from './use-form-field.ts';

interface Props {
  name: string;
  /** In place of the message named after the field. */
  label?: ReactNode;
  hint?: ReactNode;
  /** In the order in which they are offered. */
  choices: readonly Choice[];
}

/**
 * One choice among very many: typing narrows the list. What is typed and not on the list stays, and the schema refuses it.
 * The pattern is the editable combobox with a list of the ARIA Authoring Practices.
 */
export function ComboboxField({ name, label, hint, choices }: Props) {
  const field = useFormField(name, { hint });
  const { root, input, list, open, matches, active, above, room, text, ...box } = useCombobox({
    value: field.value,
    onChange: (value) => void field.setValue(value),
    choices,
  });
  const listId = useId();
  const styles = useSlotRecipe({ recipe: comboboxRecipe })();
  const { formatMessage } = useIntl();
  const optionId = (value: string) => `${listId}-${value}`;
  const heading = label ?? <FieldLabel of={name} />;

  return (
    <FieldShell field={field} label={heading}>
      <chakra.div css={styles.root} ref={root} onBlur={box.onBlur}>
        <Input
          {...field.control}
          ref={input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={active && optionId(active.value)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          css={styles.input}
          placeholder={formatMessage({ id: 'form.choices.placeholder' })}
          value={text}
          onChange={({ target }) => box.type(target.value)}
          onBlur={undefined}
          onClick={box.show}
          onKeyDown={box.onKeyDown}
        />
        <chakra.button
          type="button"
          tabIndex={-1}
          css={styles.trigger}
          aria-label={formatMessage({ id: 'form.choices.open' })}
          aria-expanded={open}
          aria-controls={listId}
          onMouseDown={(event) => event.preventDefault()}
          onClick={box.toggle}
        >
          <ChevronDown aria-hidden />
        </chakra.button>
        <chakra.ul
          id={listId}
          role="listbox"
          aria-label={formatMessage({ id: 'form.choices' })}
          ref={list}
          css={styles.list}
          hidden={!open}
          data-above={above || undefined}
          style={{ maxHeight: room }}
          onMouseDown={(event) => event.preventDefault()}
        >
          {open &&
            matches.map((choice) => (
              <chakra.li
                key={choice.value}
                id={optionId(choice.value)}
                role="option"
                aria-selected={choice.value === field.value}
                data-active={choice === active || undefined}
                css={styles.option}
                onClick={() => box.choose(choice)}
              >
                {choice.label}
                {choice.value === field.value && <Check aria-hidden />}
              </chakra.li>
            ))}
        </chakra.ul>
        {open && matches.length === 0 && (
          <chakra.p css={styles.empty} aria-hidden>
            <FormattedMessage id="form.choices.none" />
          </chakra.p>
        )}
        <VisuallyHidden role="status">
          {open && <FormattedMessage id="form.choices.count" values={{ count: matches.length }} />}
        </VisuallyHidden>
      </chakra.div>
    </FieldShell>
  );
}
