import { Box, chakra, Input, useSlotRecipe, VisuallyHidden } from '@chakra-ui/react';
import { Upload } from 'lucide-react';
import { useEffect, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { attachmentExtensions } from '../../../common/attachments.ts';
import { MAX_ATTACHMENT_BYTES } from '../../../common/business.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldShell } from './field-shell.tsx';
import { fileFieldRecipe } from './file-field.recipe.ts';
import { FileRow } from './file-row.tsx';
import { usePreventFileNavigation } from './use-prevent-file-navigation.ts';
import { useFormField } from './use-form-field.ts';
import { useUploads } from './use-uploads.ts';

interface Props {
  name: string;
  /** Replaces the default label, the message `form.<name>`. */
  label?: ReactNode;
  hint?: ReactNode;
  /** Maximum number of files. When set, the value of the field is a list of ids, otherwise one id. */
  max?: number;
}

const accept = attachmentExtensions.map((ending) => `.${ending}`).join(',');
const maxMegabytes = MAX_ATTACHMENT_BYTES / 1024 ** 2;

/**
 * A field for files, chosen in the file dialog or dropped. Each file is uploaded immediately and shown with its size and progress. The value
 * of the field is the ids of the stored files; the form cannot be submitted while an upload is running.
 */
export function FileField({ name, label, hint, max }: Props) {
  const { files, add, remove, retry } = useUploads();
  const isUploading = files.some(({ id, error }) => !id && !error);
  const validate = () => (isUploading ? 'form.file.sending' : undefined);
  const field = useFormField<string | string[]>(name, { hint, validate });
  const [isDragOver, setDragOver] = useState(false);
  const [hasTooManyFiles, setHasTooManyFiles] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const styles = useSlotRecipe({ recipe: fileFieldRecipe })();
  usePreventFileNavigation();

  const remaining = (max ?? 1) - files.length;
  const isExpired = field.reason === reasons.file;
  const storedIds = files.flatMap(({ id }) => id ?? []).join(' ');
  const { setValue } = field;
  useEffect(() => {
    const ids = storedIds.split(' ').filter(Boolean);
    void setValue(max === undefined ? (ids[0] ?? '') : ids);
    // Formik returns a new setter on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [storedIds, isUploading, max]);

  function addFiles(list: FileList | null) {
    const chosen = [...(list ?? [])];
    setHasTooManyFiles(chosen.length > remaining);
    chosen.slice(0, remaining).forEach(add);
  }

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    addFiles(currentTarget.files);
    currentTarget.value = ''; // otherwise choosing the same file again fires no event
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setDragOver(false);
    addFiles(event.dataTransfer.files);
  }

  return (
    <FieldShell field={field} label={label ?? <FieldLabel name={name} />}>
      {files.length > 0 && (
        <chakra.ul css={styles.files} data-blocking={field.reason && true}>
          {files.map((entry) => (
            <FileRow
              key={entry.key}
              entry={entry}
              isExpired={isExpired}
              onRemove={() => {
                setHasTooManyFiles(false);
                remove(entry.key);
                requestAnimationFrame(() => input.current?.focus());
              }}
              onRetry={() => retry(entry)}
            />
          ))}
        </chakra.ul>
      )}
      {remaining > 0 && (
        <chakra.div
          css={styles.zone}
          data-over={isDragOver || undefined}
          onDragEnter={() => setDragOver(true)}
          onDragOver={(event) => event.preventDefault()}
          onDragLeave={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget as Node | null)) setDragOver(false);
          }}
          onDrop={onDrop}
        >
          <Upload aria-hidden />
          <Box as="p" hideBelow="md" aria-hidden>
            <FormattedMessage id={isDragOver ? 'form.file.drop' : 'form.file.choose'} values={{ u: underlined }} />
          </Box>
          <Box as="p" hideFrom="md" aria-hidden>
            <FormattedMessage id="form.file.pick" values={{ u: underlined }} />
          </Box>
          <Input
            ref={input}
            type="file"
            multiple={max !== undefined}
            accept={accept}
            onChange={onChange}
            unstyled
            css={styles.input}
            aria-describedby={[field.control['aria-describedby'], `${field.id}-types`].filter(Boolean).join(' ')}
          />
        </chakra.div>
      )}
      <chakra.p id={`${field.id}-types`} css={styles.types}>
        <FormattedMessage id="form.file.types" values={{ megabytes: maxMegabytes }} />
      </chakra.p>
      <Box role="alert" css={styles.surplus}>
        {hasTooManyFiles && <FormattedMessage id="form.files.tooMany" values={{ max: max ?? 1 }} />}
      </Box>
      <VisuallyHidden role="status">
        {files.map(({ id, key, file }) => (
          <p key={key}>{id && <FormattedMessage id="form.file.taken" values={{ name: file.name }} />}</p>
        ))}
      </VisuallyHidden>
    </FieldShell>
  );
}

const underlined = (text: ReactNode) => <u>{text}</u>;
