import { chakra, Field, Icon, Input, Textarea } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { useFormField, type FormField } from '../../ui/form/use-form-field.ts';
import { formatByKey, FormatToolbar } from './format-toolbar.tsx';
import { formatText, type TextFormat } from './format-text.ts';
import { MailPreview } from './mail-preview.tsx';

const controlStyle = {
  width: 'full',
  minW: '0',
  bg: 'transparent',
  textStyle: 'ui',
  fontSize: { base: '1rem', md: '0.8125rem' },
  textAlign: 'start',
  outlineOffset: '-2px',
} as const;

const inputStyle = { ...controlStyle, h: { base: '11', md: '8' }, px: '2' } as const;
const textareaStyle = {
  ...controlStyle,
  textStyle: 'read',
  fontSize: { base: '1rem', md: '0.875rem' },
  flex: 1,
  minH: { base: '10rem', md: '12rem' },
  px: '4',
  py: '3',
  resize: 'none',
  _focusVisible: { outlineOffset: '-2px', borderRadius: '0' },
} as const;

interface HeaderFieldProps {
  name: string;
  /** Message id. */
  label: string;
  /** `emails`: several addresses, separated by commas. */
  type?: 'email' | 'emails' | 'text';
  /** Suggestions of the browser while typing. */
  suggestions?: { value: string; label: string }[];
  /** Shown below the line. */
  hint?: ReactNode;
  /** Shown at the end of the line. */
  aside?: ReactNode;
}

/** One-line field such as recipient or subject, with its label at the left. */
export function MailHeaderField({ name, label, type = 'text', suggestions = [], hint, aside }: HeaderFieldProps) {
  const field = useFormField(name, { hint });
  const listId = `${field.id}-list`;
  return (
    <LabelledLine field={field} label={label} aside={aside}>
      <Input
        unstyled
        css={inputStyle}
        {...field.control}
        type={type === 'emails' ? 'text' : type}
        value={field.value}
        dir={type === 'text' ? 'auto' : 'ltr'}
        list={suggestions.length > 0 ? listId : undefined}
        autoComplete="off"
      />

      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion.value} {...suggestion} />
          ))}
        </datalist>
      )}
    </LabelledLine>
  );
}

interface BodyFieldProps {
  name: string;
  /** Message id. */
  label: string;
  /** Default: the mail with the signature of the user. */
  renderPreview?: (text: string) => ReactNode;
}

/** Field for the text of the mail, with its formatting. It fills the remaining height. */
export function MailBodyField({ name, label, renderPreview }: BodyFieldProps) {
  const field = useFormField(name);
  const text = useRef<HTMLTextAreaElement>(null);
  const [isPreview, setIsPreview] = useState(false);

  function applyFormat(format: TextFormat) {
    const { current } = text;
    if (!current) return;
    const { selectionStart, selectionEnd } = current;
    const changed = formatText({ text: field.value, start: selectionStart, end: selectionEnd }, format);
    flushSync(() => void field.setValue(changed.text));
    current.setSelectionRange(changed.start, changed.end);
  }
  function handleKeys(event: KeyboardEvent) {
    const format = event.ctrlKey || event.metaKey ? formatByKey.get(event.key.toLowerCase()) : undefined;
    if (!format) return;
    event.preventDefault();
    applyFormat(format);
  }
  return (
    <Field.Root id={field.id} ids={{ errorText: field.reasonId }} invalid={field.reason !== undefined} css={bodyStyle}>
      <Field.Label srOnly>
        <FormattedMessage id={label} />
      </Field.Label>

      <FormatToolbar isPreview={isPreview} onFormat={applyFormat} onTogglePreview={() => setIsPreview(!isPreview)} />
      {isPreview && (renderPreview?.(field.value) ?? <MailPreview text={field.value} />)}
      <Textarea
        ref={text}
        unstyled
        css={textareaStyle}
        hidden={isPreview}
        {...field.control}
        value={field.value}
        dir="auto"
        onKeyDown={handleKeys}
      />

      <FieldError field={field} />
    </Field.Root>
  );
}

const bodyStyle = { display: 'flex', flexDirection: 'column', flex: '1 1 auto', gap: 0, minH: 0 } as const;

interface LineProps {
  field: FormField;
  label: string;
  aside?: ReactNode;
  children: ReactNode;
}

function LabelledLine({ field, label, aside, children }: LineProps) {
  return (
    <Field.Root
      id={field.id}
      ids={{ errorText: field.reasonId, helperText: field.hintId }}
      invalid={field.reason !== undefined}
      gap="0"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.div display="grid" gridTemplateColumns="4.5rem minmax(0, 1fr) auto" alignItems="center" ps="4">
        <Field.Label color="fg.subtle" fontWeight="normal">
          <FormattedMessage id={label} />
        </Field.Label>
        {children}
        {aside}
      </chakra.div>
      {field.hint && (
        <Field.HelperText px="4" pt="1" pb="2">
          {field.hint}
        </Field.HelperText>
      )}
      <FieldError field={field} />
    </Field.Root>
  );
}

function FieldError({ field }: { field: FormField }) {
  return (
    <Field.ErrorText px="4" pb="2">
      <Icon as={TriangleAlert} aria-hidden />
      {field.reason && <FormattedMessage id={field.reason} values={field.limits as Record<string, number>} />}
    </Field.ErrorText>
  );
}
