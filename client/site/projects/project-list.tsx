import { Box } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { projectRegions, projects, sampleProjects } from '../../../common/business.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Columns, Sheet } from '../../ui/sheet.tsx';
import { Turning } from '../../ui/turning.tsx';
import { useTurning } from '../../ui/use-turning.ts';
import { useUrlChoice } from '../../ui/use-url-choice.ts';
import { ProjectCard } from './project-card.tsx';

/** Milliseconds. */
const pause = 500;

const inRegion = (region?: string) => sampleProjects.filter((project) => !region || project.region === region);

/** Sample projects, narrowed to a region by `?region=`; an address with an unknown one shows them all. */
export function ProjectList() {
  const { formatMessage } = useIntl();
  const asked = useUrlChoice('region');
  const chosen = projectRegions.find((region) => region === asked);
  const shown = inRegion(chosen);
  const turning = useTurning(chosen, pause);

  return (
    <Sheet asChild paddingBottom="64">
      <section aria-labelledby="sample-projects">
        <SectionHead
          id="sample-projects"
          title={<FormattedMessage id="projects.samples" />}
          lead={
            <FormattedMessage
              id="projects.samples.lead"
              values={{
                minTons: projects.sampleTons.min,
                maxTons: projects.sampleTons.max,
                minMonths: projects.deliveryMonths.min,
                maxMonths: projects.deliveryMonths.max,
              }}
            />
          }
        />
        <FilterBar
          name="region"
          label={formatMessage({ id: 'projects.regions' })}
          chosen={chosen}
          choices={[undefined, ...projectRegions].map((value) => ({
            value,
            text: <FormattedMessage id={`projects.region.${value ?? 'all'}`} />,
            count: inRegion(value).length,
          }))}
        />
        <Box as="p" role="status" textStyle="small" color="fg.muted" marginBlock="20">
          <FormattedMessage id="projects.count" values={{ count: shown.length }} />
        </Box>
        <Turning turning={turning}>
          <Columns asChild borderBottomWidth="1px" borderColor="border">
            <ul>
              {shown.map((project) => (
                <ProjectCard key={project.id} {...project} />
              ))}
            </ul>
          </Columns>
        </Turning>
      </section>
    </Sheet>
  );
}
