import { Box } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ArrowLink } from '../../../ui/arrow-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { getCategoryPath, figures, getCategoryPicture, type CategoryId } from '../categories.ts';

/** Categories that are often bought together with the current one. */
export function SimilarProducts({ ids }: { ids: readonly CategoryId[] }) {
  const { formatMessage } = useIntl();
  return (
    <Box as="section" bg="bg.panel" paddingBlock="var(--section)" aria-labelledby="similar">
      <PageContainer>
        <Box as="h2" id="similar" textStyle="h1" marginBottom={{ base: '28', md: '40' }}>
          <FormattedMessage id="equipment-detail.similar" />
        </Box>
        <Box as="ul" display="grid" gridTemplateColumns={{ md: 'repeat(3, 1fr)' }} gap="var(--gutter)" rowGap="40">
          {ids.map((id) => (
            <li key={id}>
              <Box aspectRatio="16 / 10" overflow="hidden" bg="graphite.950">
                <Picture
                  name={getCategoryPicture(id)}
                  sizes="(min-width: 1181px) 421px, (min-width: 761px) 33vw, 100vw"
                  alt={formatMessage({ id: `media.${getCategoryPicture(id)}` })}
                />
              </Box>
              <Box as="h3" textStyle="h2" marginTop="20">
                <ArrowLink to={getCategoryPath(id)}>
                  <FormattedMessage id={`equipment.${id}`} />
                </ArrowLink>
              </Box>
              <Box as="p" color="fg.muted" maxWidth="42ch">
                <FormattedMessage id={`equipment.${id}.line`} values={figures} />
              </Box>
            </li>
          ))}
        </Box>
      </PageContainer>
    </Box>
  );
}
