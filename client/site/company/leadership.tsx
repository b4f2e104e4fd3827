import { Box } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SectionHead } from '../../ui/section-head.tsx';
import { Columns, Sheet } from '../../ui/sheet.tsx';

/** Message ids: `company.leaders.<id>.name`, `company.leaders.<id>.position` and `company.leaders.<id>.text`. */
const leaders = ['general', 'technical'];

/** The managers, each with a monogram in place of a portrait. */
export function Leadership() {
  return (
    <Sheet asChild paddingBlock="var(--section)">
      <section aria-labelledby="leaders">
        <SectionHead
          id="leaders"
          title={<FormattedMessage id="company.leaders" />}
          lead={<FormattedMessage id="company.leaders.lead" />}
        />
        <Columns asChild rowGap="56">
          <ul>
            {leaders.map((id, index) => (
              <Box as="li" key={id} gridColumn={{ base: '1 / -1', lg: index === 0 ? '1 / span 6' : '7 / -1' }}>
                <Leader id={id} />
              </Box>
            ))}
          </ul>
        </Columns>
      </section>
    </Sheet>
  );
}

function Leader({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: `company.leaders.${id}.name` });
  return (
    <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '12rem 1fr' }} gap="24" alignItems="start">
      <Monogram name={name} />
      <div>
        <Box as="h3" textStyle="h2">
          {name}
        </Box>
        <Box as="p" fontWeight="500" marginTop="4">
          <FormattedMessage id={`company.leaders.${id}.position`} />
        </Box>
        <Box as="p" color="fg.muted" marginTop="12" maxWidth="44ch">
          <FormattedMessage id={`company.leaders.${id}.text`} />
        </Box>
        <Box as="p" textStyle="tiny" color="fg.muted" marginTop="12">
          <FormattedMessage id="company.leaders.sample" />
        </Box>
      </div>
    </Box>
  );
}

/** The initials, separated by a thin space because adjacent Arabic letters would join. */
function Monogram({ name }: { name: string }) {
  const initials = name
    .split(' ')
    .map(([first]) => first)
    .join('\u2009');
  return (
    <Box
      aria-hidden
      display="grid"
      placeItems="center"
      width={{ base: '9rem', md: 'full' }}
      aspectRatio="4/5"
      bg="graphite.900"
      color="white"
      fontFamily="heading"
      fontWeight="500"
      fontSize="4rem"
      lineHeight="1"
    >
      {initials}
    </Box>
  );
}
