import { chakra, Flex, Icon, NativeSelect } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { FieldShell } from '../../ui/form/field-shell.tsx';
import { useFormField } from '../../ui/form/use-form-field.ts';

interface Option {
  value: string;
  label: string;
  icon?: LucideIcon;
}

interface SegmentedFieldProps {
  name: string;
  /** Message id. */
  label: string;
  options: readonly Option[];
  /** Hides the label visually; screen readers still announce it. */
  isLabelHidden?: boolean;
}

/** A form field for a few options: radio buttons drawn as a segmented control. */
export function SegmentedField({ name, label, options, isLabelHidden }: SegmentedFieldProps) {
  const { control, value } = useFormField(name);
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <chakra.p id={id} textStyle="metaStrong" color="fg.muted" mb="1.5" srOnly={isLabelHidden}>
        <FormattedMessage id={label} />
      </chakra.p>
      <Flex
        wrap={isLabelHidden ? 'wrap' : 'nowrap'}
        borderWidth="1px"
        borderColor="border"
        borderRadius="md"
        overflow="hidden"
      >
        {options.map((option) => (
          <Segment key={option.value} data-chosen={option.value === value || undefined}>
            <input {...control} type="radio" value={option.value} checked={option.value === value} />
            {option.icon && <Icon as={option.icon} boxSize="3.5" aria-hidden />}
            {option.label}
          </Segment>
        ))}
      </Flex>
    </div>
  );
}

const Segment = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flex: '1 1 auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    px: '2',
    h: { base: '11', md: '7.5' },
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    boxShadow: '0 0 0 0.5px {colors.border}',
    _hover: { bg: 'bg.muted' },
    '&[data-chosen]': { bg: 'bg.emphasized', color: 'fg', fontWeight: 'medium' },
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit', width: 'full', height: 'full' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focusRing}', outlineOffset: '-2px', borderRadius: 'md' },
  },
});

interface ChoiceFieldProps extends Omit<SegmentedFieldProps, 'isLabelHidden'> {
  /** Label of the empty option. Without it there is no empty option. */
  emptyLabel?: string;
  hint?: string;
  disabled?: boolean;
}

/** A form field for many options: the browser's native select. */
export function ChoiceField({ name, label, options, emptyLabel, hint, disabled }: ChoiceFieldProps) {
  const field = useFormField(name, { hint });
  return (
    <FieldShell field={field} label={<FormattedMessage id={label} />}>
      <chakra.fieldset disabled={disabled} display="contents">
        <NativeSelect.Root>
          <NativeSelect.Field {...field.control} value={field.value}>
            {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </chakra.fieldset>
    </FieldShell>
  );
}
