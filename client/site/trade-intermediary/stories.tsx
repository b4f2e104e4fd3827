import { Box, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sampleTrades } from '../trade/sample-trades.ts';
import { simulate } from '../trade/simulation.ts';
import { createTradeQuery } from '../trade/trade-query.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import type { MediumName } from '../../ui/media.ts';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';

export const storyPictures = {
  slab: 'product-slab',
  rebar: 'hero-rebar',
  scrap: 'hero-ladle-pour',
} as const satisfies Record<string, MediumName>;

/** Three trades; each one can be opened in the simulation. */
export function Stories() {
  const { formatMessage } = useIntl();
  return (
    <PageContainer asChild paddingBlock="var(--section)">
      <section aria-labelledby="stories">
        <SectionHead
          id="stories"
          title={<FormattedMessage id="trade-intermediary.stories" />}
          lead={<FormattedMessage id="trade-intermediary.stories.lead" />}
        />
        <Columns asChild borderBottomWidth="1px" borderColor="border">
          <ul>
            {sampleTrades.map(({ id, trade }) => (
              <Box
                as="li"
                key={id}
                gridColumn="1 / -1"
                display="grid"
                gridTemplateColumns={{ base: '1fr', md: 'subgrid' }}
                alignItems="center"
                rowGap="20"
                paddingBlock="28"
                borderTopWidth="1px"
                borderColor="border"
              >
                <Box gridColumn={{ md: '1 / span 4' }} aspectRatio="16/10" overflow="hidden" bg="graphite.150">
                  <Picture
                    name={storyPictures[id]}
                    sizes="(min-width: 1024px) 27rem, (min-width: 761px) 33vw, 100vw"
                    alt={formatMessage({ id: `media.${storyPictures[id]}` })}
                  />
                </Box>
                <Box gridColumn={{ md: '5 / span 5' }} paddingInlineStart={{ md: '24' }}>
                  <Box as="h3" textStyle="h2">
                    <FormattedMessage id={`trade-intermediary.story.${id}`} />
                  </Box>
                  <Box as="p" color="fg.muted" marginTop="8" maxWidth="50ch">
                    <FormattedMessage id={`trade-intermediary.story.${id}.text`} />
                  </Box>
                  <Flex as="ul" wrap="wrap" columnGap="24" marginTop="12" textStyle="small">
                    <li>
                      <FormattedMessage id="simulation.quantity" values={{ tons: trade.tons }} />
                    </li>
                    <li>
                      <bdi dir="ltr">{trade.deliveryTerms.toUpperCase()}</bdi>
                    </li>
                    <li>
                      <FormattedMessage id={`simulation.payment.${trade.paymentTerms}`} />
                    </li>
                  </Flex>
                  <ArrowLink to={`/trade-intermediary?${createTradeQuery(trade)}#simulation`}>
                    <FormattedMessage id="trade-intermediary.story.simulate" />
                  </ArrowLink>
                </Box>
                <Box gridColumn={{ md: '10 / -1' }} textAlign={{ md: 'end' }}>
                  <Box as="p" textStyle="fig">
                    <FormattedMessage
                      id="trade-intermediary.story.value"
                      values={{ millions: simulate(trade).value / 1_000_000 }}
                    />
                  </Box>
                  <Box as="p" fontWeight="500" color="fg.muted" marginTop="8">
                    <FormattedMessage id="trade-intermediary.story.unit" />
                  </Box>
                </Box>
              </Box>
            ))}
          </ul>
        </Columns>
      </section>
    </PageContainer>
  );
}
