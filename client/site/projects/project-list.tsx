import { Box } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { projectRegions, projects, sampleProjects } from '../../../common/business.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import { BusyOverlay } from '../../ui/busy-overlay.tsx';
import { useRecentlyChanged } from '../../ui/use-recently-changed.ts';
import { useQueryParam } from '../../ui/use-query-param.ts';
import { ProjectCard } from './project-card.tsx';

/** How long the busy indicator stays visible after the region changes. */
const BUSY_INDICATOR_MS = 500;

const filterByRegion = (region?: string) => sampleProjects.filter((project) => !region || project.region === region);

/** Lists the sample projects, filtered by the `region` query parameter; an unknown region shows all projects. */
export function ProjectList() {
  const { formatMessage } = useIntl();
  const requestedRegion = useQueryParam('region');
  const selectedRegion = projectRegions.find((region) => region === requestedRegion);
  const visibleProjects = filterByRegion(selectedRegion);
  const isBusy = useRecentlyChanged(selectedRegion, BUSY_INDICATOR_MS);

  return (
    <PageContainer asChild paddingBottom="64">
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
          chosen={selectedRegion}
          choices={[undefined, ...projectRegions].map((value) => ({
            value,
            text: <FormattedMessage id={`projects.region.${value ?? 'all'}`} />,
            count: filterByRegion(value).length,
          }))}
        />
        <Box as="p" role="status" textStyle="small" color="fg.muted" marginBlock="20">
          <FormattedMessage id="projects.count" values={{ count: visibleProjects.length }} />
        </Box>
        <BusyOverlay isBusy={isBusy}>
          <Columns asChild borderBottomWidth="1px" borderColor="border">
            <ul>
              {visibleProjects.map((project) => (
                <ProjectCard key={project.id} {...project} />
              ))}
            </ul>
          </Columns>
        </BusyOverlay>
      </section>
    </PageContainer>
  );
}
