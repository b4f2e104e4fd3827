import { Box, chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { CampaignRecordFragment } from '../../graphql/generated.ts';
import { DetailSection } from '../kit/detail-section.tsx';
import { LanguageTag } from '../kit/tags.tsx';
import { FormattedMail } from '../mail/formatted-mail.tsx';

/** The texts of a campaign that can no longer be changed. */
export const SentCampaign = ({ campaign: { texts } }: { campaign: CampaignRecordFragment }) => (
  <DetailSection title="campaigns.texts">
    {texts.length === 0 && (
      <chakra.p color="fg.subtle">
        <FormattedMessage id="campaigns.noTexts" />
      </chakra.p>
    )}
    <Box display="grid" gap="3.5">
      {texts.map(({ language, subject, content }) => (
        <Box key={language} borderWidth="1px" borderRadius="lg" px="4" py="3" lang={language.toLowerCase()}>
          <Flex gap="2" align="center" mb="2">
            <LanguageTag language={language} />
            <chakra.p fontWeight="medium" dir="auto">
              {subject}
            </chakra.p>
          </Flex>
          <FormattedMail text={content} />
        </Box>
      ))}
    </Box>
  </DetailSection>
);
