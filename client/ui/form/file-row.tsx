import { Box, Button, chakra, IconButton, useSlotRecipe } from '@chakra-ui/react';
import { FileText, Trash2, TriangleAlert } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { attachmentLimit } from '../../../common/business.ts';
import { fileFieldRecipe } from './file-field.recipe.ts';
import { mayBeRetried } from './upload.ts';
import type { UploadedFile } from './use-uploads.ts';

interface Props {
  entry: UploadedFile;
  /** The server no longer has it; the browser still does. */
  gone: boolean;
  onRemove: () => void;
  onAgain: () => void;
}

const megabyte = 1024 ** 2;

/** A chosen file: its name and size, how far it is on its way, and where it was refused, why. */
export function FileRow({ entry, gone, onRemove, onAgain }: Props) {
  const { file, share, id, refusal } = entry;
  const styles = useSlotRecipe({ recipe: fileFieldRecipe })();
  const { formatMessage, formatNumber } = useIntl();
  const lost = gone && id !== undefined;
  const retry = lost || (refusal !== undefined && mayBeRetried(refusal));
  const size = formatNumber(Math.max(file.size / megabyte, 0.01), { maximumFractionDigits: 2 });

  return (
    <chakra.li css={styles.file} data-refused={refusal || lost ? true : undefined}>
      {refusal || lost ? <TriangleAlert aria-hidden /> : <FileText aria-hidden />}
      <Box flex="1" minWidth="0">
        <chakra.p css={styles.name}>
          <b dir="auto">{file.name}</b>
          <span>
            <FormattedMessage id="form.file.size" values={{ size }} />
          </span>
        </chakra.p>
        {!id && !refusal && (
          <chakra.div
            css={styles.progress}
            role="progressbar"
            aria-label={formatMessage({ id: 'form.file.progress' }, { name: file.name })}
            aria-valuenow={Math.round(share * 100)}
          >
            <i style={{ width: `${share * 100}%` }} />
          </chakra.div>
        )}
        {refusal && (
          <p role="alert">
            <FormattedMessage
              id={refusal.reason}
              values={{ megabytes: attachmentLimit / megabyte, ...refusal.values }}
            />
          </p>
        )}
        {retry && (
          <Button variant="outline" size="sm" marginTop="8" onClick={onAgain}>
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
