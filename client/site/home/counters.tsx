import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { company } from '../../../common/business.ts';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import { Counter, type CounterProps } from './counter.tsx';

/** Message ids: `home.counters.<id>`. */
const counters: (CounterProps & { id: string })[] = [
  { id: 'years', value: company.years },
  { id: 'countries', value: company.countries },
  { id: 'suppliers', value: company.suppliers },
  { id: 'capacity', value: company.monthlyTons / 1_000 },
  { id: 'projects', value: company.projects },
  { id: 'success', value: company.onTime, percent: true },
];

/** Six key figures of the company, drawn like stamps on a steel slab. */
export function Counters() {
  return (
    <Box as="section" className="dark" layerStyle="millScale" paddingBlock="var(--section)" aria-labelledby="counters">
      <PageContainer>
        <Columns alignItems="end" rowGap="20">
          <Box as="h2" id="counters" textStyle="d2" gridColumn={{ base: '1 / -1', lg: '1 / span 6' }}>
            <FormattedMessage id="home.counters" values={{ years: company.years }} />
          </Box>
          <Box as="p" textStyle="lead" color="fg.muted" gridColumn={{ base: '1 / -1', lg: '8 / -1' }}>
            <FormattedMessage id="home.counters.lead" />
          </Box>
        </Columns>
        <Box
          as="ul"
          display="grid"
          gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }}
          marginTop={{ base: '44px', lg: '72' }}
          borderTopWidth="1px"
          borderColor="border"
        >
          {counters.map(({ id, ...counter }) => (
            <Box
              as="li"
              key={id}
              paddingTop={{ base: '1.625rem', lg: '44px' }}
              paddingBottom={{ base: '20', lg: '36' }}
              paddingInline={{ base: '16', lg: '32' }}
              borderBottomWidth="1px"
              borderInlineStartWidth="1px"
              borderColor="border"
              css={{ mdDown: { '&:nth-of-type(odd)': noEdgeBorder }, md: { '&:nth-of-type(3n + 1)': noEdgeBorder } }}
            >
              <Counter {...counter} />
              <Box
                as="p"
                color="fg.muted"
                fontSize={{ base: '.875rem', lg: '1rem' }}
                marginTop={{ base: '16', lg: '1.625rem' }}
              >
                <FormattedMessage id={`home.counters.${id}`} />
              </Box>
            </Box>
          ))}
        </Box>
      </PageContainer>
    </Box>
  );
}

const noEdgeBorder = { borderInlineStartWidth: 0, paddingInlineStart: 0 };
