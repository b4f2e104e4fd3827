import { Box, chakra, Input, useSlotRecipe, VisuallyHidden } from '@chakra-ui/react';
import { Upload } from 'lucide-react';
import { useEffect, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { attachmentEndings } from '../../../common/attachments.ts';
import { attachmentLimit } from '../../../common/business.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldShell } from './field-shell.tsx';
import { fileFieldRecipe } from './file-field.recipe.ts';
import { FileRow } from './file-row.tsx';
import { useFormField } from './use-form-field.ts';
import { useUploads } from './use-uploads.ts';

interface Props {
  name: string;
  /** In place of the message named after the field. */
  label?: ReactNode;
  hint?: ReactNode;
  /** Set where the field holds a list of ids, of so many at most; otherwise it holds one. */
  max?: number;
}

const accept = attachmentEndings.map((ending) => `.${ending}`).join(',');
const megabytes = attachmentLimit / 1024 ** 2;

/**
 * Files that go with a form: clicked for, dropped or found with the keyboard, sent ahead, shown with their size and how far they are.
 * The form holds the ids of those that the server has taken; as long as one is on its way, the form waits.
 */
export function FileField({ name, label, hint, max }: Props) {
  const { files, add, remove, again } = useUploads();
  const sending = files.some(({ id, refusal }) => !id && !refusal);
  const validate = () => (sending ? 'form.file.sending' : undefined);
  const field = useFormField<string | string[]>(name, { hint, validate });
  const [over, setOver] = useState(false);
  const [surplus, setSurplus] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const styles = useSlotRecipe({ recipe: fileFieldRecipe })();
  useNoFileOpensInThePage();

  const room = (max ?? 1) - files.length;
  const gone = field.reason === reasons.file;
  const taken = files.flatMap(({ id }) => id ?? []).join(' ');
  const { setValue } = field;
  useEffect(() => {
    const ids = taken.split(' ').filter(Boolean);
    void setValue(max === undefined ? (ids[0] ?? '') : ids);
    // Formik's setter is another one on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [taken, sending, max]);

  function take(list: FileList | null) {
    const chosen = [...(list ?? [])];
    setSurplus(chosen.length > room);
    chosen.slice(0, room).forEach(add);
  }

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    take(currentTarget.files);
    currentTarget.value = ''; // the same file may be chosen again
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <FieldShell field={field} label={label ?? <FieldLabel of={name} />}>
      {files.length > 0 && (
        <chakra.ul css={styles.files} data-blocking={field.reason && true}>
          {files.map((entry) => (
            <FileRow
              key={entry.key}
              entry={entry}
              gone={gone}
              onRemove={() => {
                setSurplus(false);
                remove(entry.key);
                requestAnimationFrame(() => input.current?.focus());
              }}
              onAgain={() => again(entry)}
            />
          ))}
        </chakra.ul>
      )}
      {room > 0 && (
        <chakra.div
          css={styles.zone}
          data-over={over || undefined}
          onDragEnter={() => setOver(true)}
          onDragOver={(event) => event.preventDefault()}
          onDragLeave={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
          }}
          onDrop={onDrop}
        >
          <Upload aria-hidden />
          <Box as="p" hideBelow="md" aria-hidden>
            <FormattedMessage id={over ? 'form.file.drop' : 'form.file.choose'} values={{ u: underlined }} />
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
        <FormattedMessage id="form.file.types" values={{ megabytes }} />
      </chakra.p>
      <Box role="alert" css={styles.surplus}>
        {surplus && <FormattedMessage id="form.files.tooMany" values={{ max: max ?? 1 }} />}
      </Box>
      <VisuallyHidden role="status">
        {files.map(({ id, key, file }) => (
          <p key={key}>{id && <FormattedMessage id="form.file.taken" values={{ name: file.name }} />}</p>
        ))}
      </VisuallyHidden>
    </FieldShell>
  );
}

const underlined = (words: ReactNode) => <u>{words}</u>;

/** A file that is dropped beside the field would take the page's place, and what was typed with it. */
function useNoFileOpensInThePage() {
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}
