import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useFormField } from '../../ui/form/use-form-field.ts';
import type { Answered } from './mail-draft.ts';

/** What is answered, as it will stand below the answer; one box leaves it out. */
export function QuotedText({ answered: { author, content, createdAt, language } }: { answered: Answered }) {
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
