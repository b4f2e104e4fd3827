import { Box, Button, chakra, Dialog, Flex, Grid, Textarea } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { boolean, object } from 'yup';
import { marketReason } from '../../../common/forms/market-price.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import {
  useApplyPriceSheetMutation,
  usePreviewPriceSheetMutation,
  type PreviewPriceSheetMutation,
} from '../../graphql/generated.ts';
import { failureOf } from '../../graphql/failure.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { Modal } from '../kit/modal.tsx';
import { ReasonField } from './reason-field.tsx';
import { SheetPreview } from './sheet-preview.tsx';

interface Props {
  onApplied: () => void;
  onClose: () => void;
}

/** Below the size limit of a request. A sheet has one line for each series, so real sheets are much smaller. */
const MAX_SHEET_BYTES = 200 * 1024;
const sheetSchema = object({ reason: marketReason });
const sheetWithJumpsSchema = sheetSchema.shape({ confirmed: boolean().default(false).oneOf([true], reasons.required) });

interface Sheet {
  name: string;
  text: string;
  preview: PreviewPriceSheetMutation['previewPriceSheet'];
}

/** Dialog that reads a price sheet, previews each line, and applies all lines or none. */
export default function SheetDialog({ onApplied, onClose }: Props) {
  const { formatMessage } = useIntl();
  const [previewSheet, { loading }] = usePreviewPriceSheetMutation();
  const [applySheet] = useApplyPriceSheetMutation({ refetchQueries: ['MarketChanges'] });
  const fileInput = useRef<HTMLInputElement>(null);
  const [sheet, setSheet] = useState<Sheet>();
  const [errorMessage, setErrorMessage] = useState<string>();

  async function readSheet({
    name,
    size,
    text: readText,
  }: {
    name: string;
    size: number;
    text: () => Promise<string>;
  }) {
    setSheet(undefined);
    setErrorMessage(undefined);
    if (size > MAX_SHEET_BYTES) {
      setErrorMessage('desk.sheet.tooLarge');
      return;
    }
    try {
      const text = await readText();
      const { data } = await previewSheet({ variables: { text } });
      if (data) setSheet({ name, text, preview: data.previewPriceSheet });
    } catch (error) {
      const failure = failureOf(error);
      const unreachable = failure.kind === 'unreachable' ? 'admin.failure.unreachable' : 'admin.failure.server';
      setErrorMessage(failure.kind === 'fields' ? 'desk.sheet.unreadable' : unreachable);
    }
  }

  async function handleSubmit({ reason }: { reason: string }) {
    if (!sheet) return;
    const { text, preview } = sheet;
    const { data } = await applySheet({ variables: { input: { text, reason, jumpsConfirmed: preview.jumps > 0 } } });
    notify({
      type: 'success',
      title: formatMessage({ id: 'desk.sheet.applied' }),
      description: formatMessage({ id: 'desk.sheet.applied.text' }, { count: data?.applyPriceSheet ?? 0 }),
    });
    onApplied();
    onClose();
  }

  const lineCount = sheet?.preview.lines.length ?? 0;
  const isReady = sheet && sheet.preview.faults === 0;
  return (
    <Modal open hasForm onClose={onClose} size="lg" title={<FormattedMessage id="desk.sheet.title" />}>
      <Form
        schema={sheet && sheet.preview.jumps > 0 ? sheetWithJumpsSchema : sheetSchema}
        markedFields="required"
        onSubmit={handleSubmit}
        onFailure={() => notify({ type: 'error', title: formatMessage({ id: 'desk.sheet.failed' }), topic: 'market' })}
      >
        <Dialog.Body>
          <chakra.p color="fg.muted">
            <FormattedMessage id="desk.sheet.lead" />
          </chakra.p>
          <Flex align="center" gap="3" my="3.5">
            <Button size="md" onClick={() => fileInput.current?.click()}>
              <FileUp aria-hidden />
              <FormattedMessage id={sheet ? 'desk.sheet.other' : 'desk.sheet.choose'} />
            </Button>
            <chakra.bdi color="fg.muted" truncate>
              {sheet?.name ?? <chakra.code textStyle="meta">{formatMessage({ id: 'desk.sheet.example' })}</chakra.code>}
            </chakra.bdi>
            <input
              ref={fileInput}
              type="file"
              accept=".csv,.txt,.json,text/csv,application/json"
              hidden
              aria-label={formatMessage({ id: 'desk.sheet.choose' })}
              onChange={({ target }) => {
                const [file] = Array.from(target.files ?? []);
                if (file) void readSheet({ name: file.name, size: file.size, text: () => file.text() });
                target.value = '';
              }}
            />
          </Flex>
          {!sheet && (
            <Textarea
              rows={3}
              dir="ltr"
              fontFamily="mono"
              textStyle="meta"
              aria-label={formatMessage({ id: 'desk.sheet.paste' })}
              placeholder={formatMessage({ id: 'desk.sheet.paste' })}
              onChange={({ currentTarget: { value } }) => {
                if (value.trim().includes('\n'))
                  void readSheet({
                    name: formatMessage({ id: 'desk.sheet.pasted' }),
                    size: value.length,
                    text: () => Promise.resolve(value),
                  });
              }}
            />
          )}
          <Box role="status" color="fg.muted">
            {loading && <FormattedMessage id="desk.sheet.reading" />}
            {isReady && <FormattedMessage id="desk.sheet.ready" values={{ count: lineCount }} />}
          </Box>
          <Box role="alert" color="red.fg">
            {errorMessage && <FormattedMessage id={errorMessage} />}
            {sheet && !isReady && <FormattedMessage id="desk.sheet.faults" values={{ count: sheet.preview.faults }} />}
          </Box>
          {sheet && <SheetPreview lines={sheet.preview.lines} />}
          {isReady && (
            <Grid gap="3.5" mt="4">
              {sheet.preview.jumps > 0 && (
                <CheckboxField
                  name="confirmed"
                  label={<FormattedMessage id="desk.sheet.confirm" />}
                  hint={<FormattedMessage id="desk.sheet.jumps" values={{ count: sheet.preview.jumps }} />}
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
