import { chakra, Input } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { ConflictDialog } from '../kit/conflict-dialog.tsx';
import { DateInput } from '../kit/date-input.tsx';
import type { useSaveWithMerge } from '../kit/use-save-with-merge.ts';

interface Props {
  /** Accessible name. */
  label: string;
  value: string;
  /** Message id of the reason why the value was refused. */
  reason?: string;
  /** Shows the value without an input. */
  readOnly?: boolean;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/**
 * Style of a row whose inputs have a border only while the row is hovered or has the focus, so that it looks like a row of a table. On devices
 * without a mouse they always have one.
 */
export const quietFields = {
  '@media (hover: hover)': {
    '&:not(:hover, :focus-within) input:not([aria-invalid=true])': {
      borderColor: 'transparent',
      _placeholder: { opacity: 0 },
    },
    '&:not(:hover, :focus-within) button[aria-haspopup=dialog]': { opacity: 0 },
  },
} as const;

const none = <chakra.span color="fg.subtle">–</chakra.span>;

/** A day of a step. */
export function StepDay({ label, value, reason, readOnly, onChange, onLeave }: Props) {
  const id = useId();
  if (readOnly) return value ? <Day value={value} /> : none;
  return (
    <chakra.div>
      <DateInput
        aria-label={label}
        aria-invalid={reason !== undefined}
        aria-describedby={reason && id}
        value={value}
        onChange={onChange}
        onBlur={onLeave}
        onKeyDown={({ key }) => key === 'Enter' && onLeave()}
      />
      <Reason id={id} reason={reason} />
    </chakra.div>
  );
}

/** A text or amount of a step. */
export function StepText(props: Props & { placeholder?: string; type?: 'number' }) {
  const { label, value, reason, readOnly, onChange, onLeave, placeholder, type } = props;
  const id = useId();
  if (readOnly) return value ? <bdi>{value}</bdi> : none;
  return (
    <chakra.div>
      <Input
        aria-label={label}
        aria-invalid={reason !== undefined}
        aria-describedby={reason && id}
        placeholder={placeholder}
        type={type ?? 'text'}
        inputMode={type && 'decimal'}
        min={type && 0}
        step={type && 'any'}
        dir={type ? 'ltr' : 'auto'}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
        onKeyDown={({ key }) => key === 'Enter' && onLeave()}
      />
      <Reason id={id} reason={reason} />
    </chakra.div>
  );
}

function Reason({ id, reason }: { id: string; reason?: string }) {
  if (!reason) return null;
  return (
    <chakra.p id={id} role="alert" textStyle="meta" color="red.fg" mt="1">
      <FormattedMessage id={reason} />
    </chakra.p>
  );
}

/** A day such as "3 Ara 2026". */
export const Day = ({ value }: { value: string }) => (
  <chakra.span whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
    <FormattedDate value={value} timeZone="UTC" day="numeric" month="short" year="numeric" />
  </chakra.span>
);

/** Replaces empty inputs by null, which removes the value. */
export const emptyToNull = (values: Record<string, string | undefined>): Record<string, string | null> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value || null]));

interface ConflictProps {
  pendingMerge: ReturnType<typeof useSaveWithMerge>['pendingMerge'];
  /** Accessible names of the inputs. */
  labels: Record<string, string>;
  /** Field that contains no day. */
  textField: string;
}

/** Asks which values to keep when a colleague has changed the same step. */
export const StepConflict = ({ pendingMerge, labels, textField }: ConflictProps) =>
  pendingMerge && (
    <ConflictDialog
      open
      conflicts={pendingMerge.conflicts}
      renderLabel={(name) => labels[name]}
      renderValue={(name, value) => {
        if (typeof value !== 'string' || !value) return '–';
        return name === textField ? value : <Day value={value} />;
      }}
      onResolve={pendingMerge.resolve}
      onClose={() => pendingMerge.resolve(undefined)}
    />
  );
