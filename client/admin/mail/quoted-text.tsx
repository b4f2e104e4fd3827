import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useFormField } from '../../ui/form/use-form-field.ts';
import type { OriginalMail } from './mail-draft.ts';

/** Preview of the quoted text below the reply, with a checkbox that includes it in the mail. */
export function QuotedText({ original: { author, content, createdAt, language } }: { original: OriginalMail }) {
  const { control, value } = useFormField<boolean>('quoted');
  if (!content) return null;
  return (
    <Box borderTopWidth="1px" borderColor="border.subtle" px="4" py="2.5">
      <chakra.label display="flex" alignItems="center" gap="2" minH={{ base: '11', md: '6' }} cursor="pointer">
        <chakra.input type="checkbox" boxSize="4" accentColor="fg" {...control} checked={value} />
        <chakra.span textStyle="meta" color="fg.muted">
          <FormattedMessage id="mail.quoted" values={{ author: <bdi>{author}</bdi>, at: new Date(createdAt) }} />
        </chakra.span>
      </chakra.label>
      {value && (
        <chakra.blockquote
          dir="auto"
          lang={language?.toLowerCase()}
          tabIndex={0}
          mt="1.5"
          ps="3"
          borderInlineStartWidth="2px"
          borderColor="border.emphasized"
          maxH="28"
          overflowY="auto"
          whiteSpace="pre-line"
          color="fg.muted"
          overflowWrap="anywhere"
        >
          {content}
        </chakra.blockquote>
      )}
    </Box>
  );
}
