import { Box, Flex } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { sampleProjects } from '../../../common/business.ts';
import { PictureRow } from '../../ui/picture-row.tsx';
import { projectPictures } from './project-pictures.ts';

type Props = (typeof sampleProjects)[number];

/** One row of the project list: picture, description, place and tonnage. */
export function ProjectCard({ id, region, tons, months, year }: Props) {
  return (
    <PictureRow
      picture={projectPictures[id]}
      figure={<FormattedNumber value={tons} />}
      unit={<FormattedMessage id="projects.delivered" values={{ months }} />}
    >
      <Box as="h3" textStyle="h2">
        <FormattedMessage id={`projects.${id}`} />
      </Box>
      <Box as="p" color="fg.muted" marginTop="8" maxWidth="46ch" textWrap="pretty">
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
    </PictureRow>
  );
}
