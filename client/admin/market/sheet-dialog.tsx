import { Box, Button, chakra, Dialog, Flex, Grid, Textarea } from '@chakra-ui/react';
import { FileDown, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { boolean, object } from 'yup';
import { marketReason } from '../../../common/forms/market-price.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import {
  useApplyPriceSheetMutation,
  usePreviewPriceSheetMutation,
  type MarketSeriesRowFragment,
  type PreviewPriceSheetMutation,
} from '../../graphql/generated.ts';
import { failureOf } from '../../graphql/failure.ts';
import { downloadText } from '../../ui/download.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { Modal } from '../kit/modal.tsx';
import { ReasonField } from './reason-field.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import { useMarketFormat } from './use-market-format.ts';

interface Props {
  series: readonly MarketSeriesRowFragment[];
  onApplied: () => void;
  onClose: () => void;
}

/**
 * Limit of the text in characters and of a file in bytes, below the server's limit of a request. Real sheets have one line for each series and
 * are much smaller.
 */
const MAX_SHEET_LENGTH = 200 * 1024;
const sheetSchema = object({ reason: marketReason });
const sheetWithJumpsSchema = sheetSchema.shape({ confirmed: boolean().default(false).oneOf([true], reasons.required) });

/** Time without typing before the text is previewed. */
const PREVIEW_DELAY_MS = 400;

type Preview = PreviewPriceSheetMutation['previewPriceSheet'];

/** A sheet with a line for each series and no prices; lines without a price are skipped when it is read. */
const createTemplate = (
  nameOf: (series: MarketSeriesRowFragment) => string,
  series: readonly MarketSeriesRowFragment[],
) =>
  [
    'symbol;price;currency;date;name',
    ...series.map((row) => `${row.symbol};;${row.currency};;"${nameOf(row).replaceAll('"', '""')}"`),
  ].join('\r\n');

/**
 * Dialog that reads a price sheet, previews each line, and applies all lines or none. The text of the file or of the clipboard stays in the
 * field, where faulty lines can be corrected.
 */
export default function SheetDialog({ series, onApplied, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { getSeriesName } = useMarketFormat();
  const [previewSheet, { loading }] = usePreviewPriceSheetMutation();
  const [applySheet] = useApplyPriceSheetMutation({ refetchQueries: ['MarketChanges'] });
  const fileInput = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const latestText = useRef('');
  const timer = useRef<number>(undefined);
  const [preview, setPreview] = useState<Preview>();
  const [errorMessage, setErrorMessage] = useState<string>();

  /** @param isComplete whether the text comes from a file instead of the keyboard */
  function changeText(next: string, isComplete = false) {
    setText(next);
    latestText.current = next;
    setPreview(undefined);
    setErrorMessage(undefined);
    window.clearTimeout(timer.current);
    if (isComplete) void readSheet(next);
    // Previewed from the second line on, because the first may be only the heading; a JSON list may have a single line.
    else if (/\n\s*\S|^\s*\[/.test(next))
      timer.current = window.setTimeout(() => void readSheet(next), PREVIEW_DELAY_MS);
  }

  async function readSheet(sheet: string) {
    const isLatest = () => latestText.current === sheet;
    if (sheet.length > MAX_SHEET_LENGTH) {
      setErrorMessage('desk.sheet.tooLarge');
      return;
    }
    try {
      const { data } = await previewSheet({ variables: { text: sheet } });
      if (data && isLatest()) setPreview(data.previewPriceSheet);
    } catch (error) {
      if (!isLatest()) return;
      const failure = failureOf(error);
      const otherFailure = failure.kind === 'unreachable' ? 'admin.failure.unreachable' : 'admin.failure.server';
      setErrorMessage(failure.kind === 'fields' ? 'desk.sheet.unreadable' : otherFailure);
    }
  }

  async function readFile(file: File) {
    if (file.size > MAX_SHEET_LENGTH) setErrorMessage('desk.sheet.tooLarge');
    else changeText(await file.text(), true);
  }

  async function handleSubmit({ reason }: { reason: string }) {
    if (!preview) return;
    const { data } = await applySheet({ variables: { input: { text, reason, jumpsConfirmed: preview.jumps > 0 } } });
    notify({
      type: 'success',
      title: formatMessage({ id: 'desk.sheet.applied' }),
      description: formatMessage({ id: 'desk.sheet.applied.text' }, { count: data?.applyPriceSheet ?? 0 }),
    });
    onApplied();
    onClose();
  }

  const isReady = preview?.faults === 0;
  return (
    <Modal open hasForm onClose={onClose} size="lg" title={<FormattedMessage id="desk.sheet.title" />}>
      <Form
        schema={preview && preview.jumps > 0 ? sheetWithJumpsSchema : sheetSchema}
        markedFields="required"
        onSubmit={handleSubmit}
        onFailure={() => notify({ type: 'error', title: formatMessage({ id: 'desk.sheet.failed' }), topic: 'market' })}
      >
        <Dialog.Body>
          <chakra.p color="fg.muted">
            <FormattedMessage id="desk.sheet.lead" />
          </chakra.p>
          <Flex wrap="wrap" align="center" gap="3" my="3.5">
            <Button
              size="md"
              onClick={() =>
                downloadText('kordon-fiyat-listesi.csv', `\ufeff${createTemplate(getSeriesName, series)}`, 'text/csv')
              }
            >
              <FileDown aria-hidden />
              <FormattedMessage id="desk.sheet.template" />
            </Button>
            <Button size="md" onClick={() => fileInput.current?.click()}>
              <FileUp aria-hidden />
              <FormattedMessage id="desk.sheet.choose" />
            </Button>
            <input
              ref={fileInput}
              type="file"
              accept=".csv,.txt,.json,text/csv,application/json"
              hidden
              aria-label={formatMessage({ id: 'desk.sheet.choose' })}
              onChange={({ target }) => {
                const [file] = Array.from(target.files ?? []);
                if (file) void readFile(file);
                target.value = '';
              }}
            />
          </Flex>
          <Textarea
            rows={4}
            dir="ltr"
            fontFamily="mono"
            textStyle="meta"
            aria-label={formatMessage({ id: 'desk.sheet.text' })}
            placeholder={formatMessage({ id: 'desk.sheet.paste' })}
            value={text}
            onChange={({ currentTarget: { value } }) => changeText(value)}
          />
          <Box role="status" color="fg.muted">
            {loading && <FormattedMessage id="desk.sheet.reading" />}
            {isReady && <FormattedMessage id="desk.sheet.ready" values={{ count: preview.lines.length }} />}
          </Box>
          <Box role="alert" color="red.fg">
            {errorMessage && <FormattedMessage id={errorMessage} />}
            {preview && !isReady && <FormattedMessage id="desk.sheet.faults" values={{ count: preview.faults }} />}
          </Box>
          {preview && <SheetPreview lines={preview.lines} />}
          {isReady && (
            <Grid gap="3.5" mt="4">
              {preview.jumps > 0 && (
                <CheckboxField
                  name="confirmed"
                  label={<FormattedMessage id="desk.sheet.confirm" />}
                  hint={<FormattedMessage id="desk.sheet.jumps" values={{ count: preview.jumps }} />}
                />
              )}
              <ReasonField />
            </Grid>
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Button size="md" onClick={onClose}>
            <FormattedMessage id="admin.cancel" />
          </Button>
          {isReady && (
            <SubmitButton
              label="desk.sheet.write"
              sendingLabel="admin.saving"
              size="md"
              variant="solid"
              colorPalette="molten"
            />
          )}
        </Dialog.Footer>
      </Form>
    </Modal>
  );
}
