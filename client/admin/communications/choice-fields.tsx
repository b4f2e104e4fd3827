import { chakra, Flex, Icon, NativeSelect } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { FieldShell } from '../../ui/form/field-shell.tsx';
import { useFormField } from '../../ui/form/use-form-field.ts';

export interface Option {
  value: string;
  /** What it is called. */
  label: string;
  icon?: LucideIcon;
}

interface RowProps {
  name: string;
  /** Message id. */
  label: string;
  options: readonly Option[];
  /** Its name is for screen readers alone. */
  bare?: boolean;
}

/** One of few, all in sight: a row of radio buttons that look like one segmented control. */
export function ChoiceRow({ name, label, options, bare }: RowProps) {
  const { control, value } = useFormField(name);
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <chakra.p id={id} textStyle="metaStrong" color="fg.muted" mb="1.5" srOnly={bare}>
        <FormattedMessage id={label} />
      </chakra.p>
      <Flex wrap={bare ? 'wrap' : 'nowrap'} borderWidth="1px" borderColor="border" borderRadius="md" overflow="hidden">
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

interface SelectProps extends Omit<RowProps, 'bare'> {
  /** What an empty choice is called, where there is one. */
  blank?: string;
  hint?: string;
  disabled?: boolean;
}

/** One of several in the browser's own list; without `blank` one of them is always chosen. */
export function ChoiceField({ name, label, options, blank, hint, disabled }: SelectProps) {
  const field = useFormField(name, { hint });
  return (
    <FieldShell field={field} label={<FormattedMessage id={label} />}>
      <chakra.fieldset disabled={disabled} display="contents">
        <NativeSelect.Root>
          <NativeSelect.Field {...field.control} value={field.value}>
            {blank !== undefined && <option value="">{blank}</option>}
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
