import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { SectionHead } from '../../ui/section-head.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { DocumentDrawing, type TradeDocument } from './document-drawing.tsx';

/** Message ids: `trade-intermediary.<id>`, `trade-intermediary.<id>.text` and `trade-intermediary.<id>.point.<number>`. */
const services: TradeDocument[] = ['contract', 'shipping', 'customs', 'insurance'];
const pointNumbers = [1, 2, 3, 4];

/** Four services, each with a drawing of its resulting document. */
export function Services() {
  return (
    <PageContainer asChild paddingBottom="var(--section)">
      <section aria-labelledby="services">
        <SectionHead
          id="services"
          title={<FormattedMessage id="trade-intermediary.services" />}
          lead={<FormattedMessage id="trade-intermediary.services.lead" />}
        />
        <Box
          as="ul"
          display="grid"
          gridTemplateColumns={{ lg: '1fr 1fr' }}
          borderTopWidth="1px"
          borderInlineStartWidth={{ lg: '1px' }}
          borderColor="border"
        >
          {services.map((id) => (
            <Box
              as="li"
              key={id}
              display="flex"
              flexDirection={{ base: 'column', md: 'row' }}
              gap={{ base: '24', md: '40' }}
              paddingBlock={{ base: '32', lg: '48' }}
              paddingInline={{ lg: '40' }}
              borderBottomWidth="1px"
              borderInlineEndWidth={{ lg: '1px' }}
              borderColor="border"
            >
              <Box flexShrink={0}>
                <DocumentDrawing document={id} />
              </Box>
              <div>
                <Box as="h3" textStyle="h2">
                  <FormattedMessage id={`trade-intermediary.${id}`} />
                </Box>
                <Box as="p" color="fg.muted" marginTop="8" maxWidth="46ch">
                  <FormattedMessage id={`trade-intermediary.${id}.text`} />
                </Box>
                <Box as="ul" marginTop="16">
                  {pointNumbers.map((point) => (
                    <Box as="li" key={point} css={bullet}>
                      <FormattedMessage id={`trade-intermediary.${id}.point.${point}`} />
                    </Box>
                  ))}
                </Box>
              </div>
            </Box>
          ))}
        </Box>
      </section>
    </PageContainer>
  );
}

const bullet = {
  position: 'relative',
  paddingInlineStart: '1.5rem',
  paddingBlock: '.25rem',
  _before: {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: '1.05em',
    width: '.75rem',
    height: '1px',
    bg: 'border.strong',
  },
} as const;
