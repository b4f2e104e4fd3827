import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { leaders } from '../../../common/business.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';

/** The managers. Message ids: `company.leaders.<id>.name`, `.position` and `.text`. */
export function Leadership() {
  return (
    <PageContainer asChild paddingBlock="var(--section)">
      <section aria-labelledby="leaders">
        <SectionHead
          id="leaders"
          title={<FormattedMessage id="company.leaders" />}
          lead={<FormattedMessage id="company.leaders.lead" />}
        />
        <Columns asChild rowGap="56">
          <ul>
            {leaders.map((leader, index) => (
              <Box as="li" key={leader.id} gridColumn={{ base: '1 / -1', lg: index === 0 ? '1 / span 6' : '7 / -1' }}>
                <Leader {...leader} />
              </Box>
            ))}
          </ul>
        </Columns>
      </section>
    </PageContainer>
  );
}

function Leader({ id, experience }: (typeof leaders)[number]) {
  return (
    <Box borderTopWidth="2px" borderColor="hot" paddingTop="24">
      <Box as="h3" textStyle="h2">
        <FormattedMessage id={`company.leaders.${id}.name`} />
      </Box>
      <Box as="p" fontWeight="500" marginTop="4">
        <FormattedMessage id={`company.leaders.${id}.position`} />
      </Box>
      <Box as="p" color="fg.muted" marginTop="16" maxWidth="44ch">
        <FormattedMessage id={`company.leaders.${id}.text`} />
      </Box>
      <Box as="p" textStyle="small" marginTop="16">
        <FormattedMessage id="company.leaders.experience" values={{ years: experience }} />
      </Box>
    </Box>
  );
}
