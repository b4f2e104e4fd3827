import { Box, chakra, Flex } from '@chakra-ui/react';
import type { MarketNoteRecordFragment } from '../../graphql/generated.ts';
import { DetailSection } from '../kit/detail-section.tsx';
import { LanguageTag } from '../kit/tags.tsx';
import { FormattedMail } from '../mail/formatted-mail.tsx';

/** The texts of a note, for a user who cannot edit it. */
export const NoteTexts = ({ note: { texts } }: { note: MarketNoteRecordFragment }) => (
  <DetailSection title="news.texts">
    <Box display="grid" gap="3.5">
      {texts.map(({ language, title, summary, content }) => (
        <Box key={language} borderWidth="1px" borderRadius="lg" px="4" py="3" lang={language.toLowerCase()}>
          <Flex gap="2" align="center" mb="2">
            <LanguageTag language={language} />
            <chakra.p fontWeight="medium" dir="auto">
              {title}
            </chakra.p>
          </Flex>
          <chakra.p dir="auto" color="fg.muted" mb="2">
            {summary}
          </chakra.p>
          <FormattedMail text={content} />
        </Box>
      ))}
    </Box>
  </DetailSection>
);
