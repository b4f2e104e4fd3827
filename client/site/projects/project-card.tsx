import { Box, Flex } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { sampleProjects } from '../../../common/business.ts';
import { Picture } from '../../ui/picture.tsx';
import { projectPictures } from './project-pictures.ts';

type Props = (typeof sampleProjects)[number];

/** A line of the ledger: its picture, what was done and where, and the tonnage at the end of the line. */
export function ProjectCard({ id, region, tons, months, year }: Props) {
  const { formatMessage } = useIntl();
  const picture = projectPictures[id];
  return (
    <Box
      as="li"
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
          name={picture}
          sizes="(min-width: 1024px) 27rem, (min-width: 761px) 33vw, 100vw"
          alt={formatMessage({ id: `media.${picture}` })}
        />
      </Box>
      <Box gridColumn={{ md: '5 / span 5' }} paddingInlineStart={{ md: '24' }}>
        <Box as="p" textStyle="tiny" color="fg.muted">
          <FormattedMessage id="projects.sample" />
        </Box>
        <Box as="h3" textStyle="h2" marginTop="4">
          <FormattedMessage id={`projects.${id}`} />
        </Box>
        <Box as="p" color="fg.muted" marginTop="8" maxWidth="46ch">
          <FormattedMessage id={`projects.${id}.text`} />
        </Box>
        <Flex as="ul" wrap="wrap" columnGap="24" marginTop="16" textStyle="small">
          <li>
            <FormattedMessage id={`projects.${id}.country`} />
          </li>
          <li>
            <FormattedMessage id={`projects.region.${region}`} />
          </li>
          <li>
            <FormattedNumber value={year} useGrouping={false} />
          </li>
        </Flex>
      </Box>
      <Box gridColumn={{ md: '10 / -1' }} textAlign={{ md: 'end' }}>
        <Box as="p" textStyle="fig">
          <FormattedNumber value={tons} />
        </Box>
        <Box as="p" fontWeight="500" color="fg.muted" marginTop="8">
          <FormattedMessage id="projects.delivered" values={{ months }} />
        </Box>
      </Box>
    </Box>
  );
}
