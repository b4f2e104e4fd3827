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
  /** Replaces the default label, the message `form.<name>`. */
  label?: ReactNode;
  hint?: ReactNode;
  /** In display order. */
  choices: readonly Choice[];
}

/**
 * A field for one choice of a long list, which typing filters. Text that matches no choice stays in the field and fails validation.
 * Follows the pattern "editable combobox with list autocomplete" of the ARIA Authoring Practices.
 */
export function ComboboxField({ name, label, hint, choices }: Props) {
  const field = useFormField(name, { hint });
  const { root, input, list, isOpen, matches, active, isAbove, maxHeight, text, ...combobox } = useCombobox({
    value: field.value,
    onChange: (value) => void field.setValue(value),
    choices,
  });
  const listId = useId();
  const styles = useSlotRecipe({ recipe: comboboxRecipe })();
  const { formatMessage } = useIntl();
  const optionId = (value: string) => `${listId}-${value}`;

  return (
    <FieldShell field={field} label={label ?? <FieldLabel name={name} />}>
      <chakra.div css={styles.root} ref={root} onBlur={combobox.onBlur}>
        <Input
          {...field.control}
          ref={input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={active && optionId(active.value)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          css={styles.input}
          placeholder={formatMessage({ id: 'form.choices.placeholder' })}
          value={text}
          onChange={({ target }) => combobox.setText(target.value)}
          onBlur={undefined}
          onClick={combobox.open}
          onKeyDown={combobox.onKeyDown}
        />
        <chakra.button
          type="button"
          tabIndex={-1}
          css={styles.trigger}
          aria-label={formatMessage({ id: 'form.choices.open' })}
          aria-expanded={isOpen}
          aria-controls={listId}
          onMouseDown={(event) => event.preventDefault()}
          onClick={combobox.toggle}
        >
          <ChevronDown aria-hidden />
        </chakra.button>
        <chakra.ul
          id={listId}
          role="listbox"
          aria-label={formatMessage({ id: 'form.choices' })}
          ref={list}
          css={styles.list}
          hidden={!isOpen}
          data-above={isAbove || undefined}
          style={{ maxHeight }}
          onMouseDown={(event) => event.preventDefault()}
        >
          {isOpen &&
            matches.map((choice) => (
              <chakra.li
                key={choice.value}
                id={optionId(choice.value)}
                role="option"
                aria-selected={choice.value === field.value}
                data-active={choice === active || undefined}
                css={styles.option}
                onClick={() => combobox.choose(choice)}
              >
                {choice.label}
                {choice.value === field.value && <Check aria-hidden />}
              </chakra.li>
            ))}
        </chakra.ul>
        {isOpen && matches.length === 0 && (
          <chakra.p css={styles.empty} aria-hidden>
            <FormattedMessage id="form.choices.none" />
          </chakra.p>
        )}
        <VisuallyHidden role="status">
          {isOpen && <FormattedMessage id="form.choices.count" values={{ count: matches.length }} />}
        </VisuallyHidden>
      </chakra.div>
    </FieldShell>
  );
}
