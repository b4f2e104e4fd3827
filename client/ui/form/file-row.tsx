import { Box, Button, chakra, IconButton, useSlotRecipe } from '@chakra-ui/react';
import { FileText, Trash2, TriangleAlert } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MAX_ATTACHMENT_BYTES } from '../../../common/business.ts';
import { fileFieldRecipe } from './file-field.recipe.ts';
import { isRetryable } from './upload.ts';
import type { UploadedFile } from './use-uploads.ts';

interface Props {
  entry: UploadedFile;
  /** The server has deleted the file; the browser can upload it again. */
  isExpired: boolean;
  onRemove: () => void;
  onRetry: () => void;
}

const MEGABYTE = 1024 ** 2;

/** A chosen file with its name, size and upload progress, or the reason why the upload failed. */
export function FileRow({ entry, isExpired, onRemove, onRetry }: Props) {
  const { file, progress, id, error } = entry;
  const styles = useSlotRecipe({ recipe: fileFieldRecipe })();
  const { formatMessage, formatNumber } = useIntl();
  const mustRetry = isExpired && id !== undefined;
  const canRetry = mustRetry || (error !== undefined && isRetryable(error));
  const size = formatNumber(Math.max(file.size / MEGABYTE, 0.01), { maximumFractionDigits: 2 });

  return (
    <chakra.li css={styles.file} data-refused={error || mustRetry ? true : undefined}>
      {error || mustRetry ? <TriangleAlert aria-hidden /> : <FileText aria-hidden />}
      <Box flex="1" minWidth="0">
        <chakra.p css={styles.name}>
          <b dir="auto">{file.name}</b>
          <span>
            <FormattedMessage id="form.file.size" values={{ size }} />
          </span>
        </chakra.p>
        {!id && !error && (
          <chakra.div
            css={styles.progress}
            role="progressbar"
            aria-label={formatMessage({ id: 'form.file.progress' }, { name: file.name })}
            aria-valuenow={Math.round(progress * 100)}
          >
            <i style={{ width: `${progress * 100}%` }} />
          </chakra.div>
        )}
        {error && (
          <p role="alert">
            <FormattedMessage
              id={error.reason}
              values={{ megabytes: MAX_ATTACHMENT_BYTES / MEGABYTE, ...error.values }}
            />
          </p>
        )}
        {canRetry && (
          <Button variant="outline" size="sm" marginTop="8" onClick={onRetry}>
            <FormattedMessage id="form.file.again" />
          </Button>
        )}
      </Box>
      <IconButton
        variant="ghost"
        size="sm"
        aria-label={formatMessage({ id: 'form.file.remove' }, { name: file.name })}
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </chakra.li>
  );
}
