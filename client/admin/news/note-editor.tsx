import { Box, chakra } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InferType } from 'yup';
import { enumName, languages } from '../../../common/enums.ts';
import { marketNoteForm } from '../../../common/forms/market-note.ts';
import { useSaveMarketNoteMutation, type MarketNoteRecordFragment } from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { DetailSection } from '../kit/detail-section.tsx';
import { DirtyObserver } from '../kit/dirty-observer.tsx';
import { FormFooter } from '../kit/form-footer.tsx';
import { LanguageTabs } from '../kit/language-tabs.tsx';
import { FormattedMail } from '../mail/formatted-mail.tsx';
import { MailBodyField } from '../mail/mail-fields.tsx';
import { PictureField } from './picture-field.tsx';

type NoteForm = InferType<typeof marketNoteForm>;

interface Props {
  /** Id of the note; of a new one, the id that it gets. */
  id: string;
  /** Undefined for a new one. */
  note?: MarketNoteRecordFragment;
  onSaved?: () => void;
  onDirtyChange?: (isDirty: boolean) => void;
}

/** Picture and texts of a market note. */
export function NoteEditor({ id, note, onSaved, onDirtyChange }: Props) {
  const { formatMessage } = useIntl();
  const [save] = useSaveMarketNoteMutation();
  const initialValues = useMemo(() => toFormValues(note), [note]);
  const isPublic = note?.status === 'PUBLISHED';

  async function send({ picture, texts }: NoteForm) {
    const input = { picture, texts: texts.map((text) => ({ ...text, language: enumName(text.language) })) };
    await save({ variables: { id, input, version: note?.updatedAt } });
    notify({
      type: 'success',
      title: formatMessage({ id: isPublic ? 'news.saved.public' : 'news.saved' }),
      topic: 'news',
    });
    onSaved?.();
  }

  return (
    <Form schema={marketNoteForm} initialValues={initialValues} markedFields="required" onSubmit={send}>
      <DirtyObserver onChange={onDirtyChange} />
      <DetailSection title="news.texts">
        <Texts />
      </DetailSection>
      <DetailSection title="news.picture">
        <PictureField />
      </DetailSection>
      <Box px={{ base: '4', md: '7' }} py="4">
        <FormFooter>
          <SubmitButton
            label={isPublic ? 'news.save.public' : 'admin.save'}
            sendingLabel="admin.saving"
            variant="solid"
            colorPalette="molten"
          />
        </FormFooter>
      </Box>
    </Form>
  );
}

const toFormValues = (note?: MarketNoteRecordFragment) => ({
  picture: note?.picture ?? 'hero-coil-aisle',
  texts: languages.map((language) => {
    const {
      title = '',
      summary = '',
      content = '',
    } = note?.texts.find((text) => text.language === enumName(language)) ?? {};
    return { language, title, summary, content };
  }),
});

/** The texts, one language at a time. */
function Texts() {
  const [index, setIndex] = useState(0);
  const { values } = useFormikContext<NoteForm>();
  return (
    <div>
      <LanguageTabs label="news.texts" texts={values.texts} index={index} onChange={setIndex} />
      {/* The fields of another language are other fields. */}
      <Box key={index} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3.5">
        <TextField
          name={`texts[${index}].title`}
          label={<FormattedMessage id="news.noteTitle" />}
          dir="auto"
          autoComplete="off"
        />
        <TextField
          name={`texts[${index}].summary`}
          label={<FormattedMessage id="news.summary" />}
          hint={<FormattedMessage id="news.summaryHint" />}
          dir="auto"
          autoComplete="off"
        />
        <Box borderWidth="1px" borderRadius="md" overflow="hidden">
          <MailBodyField
            name={`texts[${index}].content`}
            label="mail.content"
            renderPreview={(text) => (
              <Box px="4" py="3" minH="12rem">
                <FormattedMail text={text} />
              </Box>
            )}
          />
        </Box>
        <chakra.p textStyle="meta" color="fg.muted">
          <FormattedMessage id="news.textsHint" />
        </chakra.p>
      </Box>
    </div>
  );
}
