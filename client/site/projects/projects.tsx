import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { company, projects } from '../../../common/business.ts';
import { createPageData } from '../../i18n/page-data.server.ts';
import { Actions } from '../../ui/actions.tsx';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { ClosingCall } from '../../ui/closing-call.tsx';
import { PhotoHero } from '../../ui/photo-hero.tsx';
import { ShareBar } from '../../ui/share-bar.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { revalidateOnPathChange } from '../../ui/use-query-param.ts';
import { getContactPath } from '../links.ts';
import type { SiteHandle } from '../shell/shell.tsx';
import { ProjectList } from './project-list.tsx';
import { projectPictures } from './project-pictures.ts';
import { DemoContent } from '../../ui/demo-content.tsx';
import type { Route } from './+types/projects';

const page = {
  name: 'projects',
  path: '/projects',
  picture: 'projects-foundation',
  pictures: ['projects-foundation', ...Object.values(projectPictures)],
  catalogues: ['share'],
};
export const loader = ({ params }: Route.LoaderArgs) => createPageData(params.lang, page);
export const shouldRevalidate = revalidateOnPathChange;
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;
export const handle: SiteHandle = { hasTransparentHeader: true };

/** Message ids: `projects.stats.<id>.unit` and `projects.stats.<id>.text`. */
const stats = [
  { id: 'countries', value: projects.countries, atLeast: true },
  { id: 'completed', value: company.projects, atLeast: true },
  { id: 'tons', value: projects.deliveredTons / 1_000_000, atLeast: true },
  { id: 'on-time', value: company.onTime, style: 'percent' },
] as const;

/** References: figures of delivered projects, and sample projects by region. */
export default function Projects() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PhotoHero
        picture="projects-foundation"
        title={<FormattedMessage id="projects.headline" />}
        lead={<FormattedMessage id="projects.lead" values={{ countries: projects.countries }} />}
      />
      <KeyFigures
        figures={stats.map(({ id, value, ...format }) => ({
          id,
          figure: (
            <>
              <FormattedNumber value={value} style={'style' in format ? format.style : 'decimal'} />
              {'atLeast' in format && '+'}
            </>
          ),
          unit: <FormattedMessage id={`projects.stats.${id}.unit`} />,
          text: <FormattedMessage id={`projects.stats.${id}.text`} />,
        }))}
      />
      <DemoContent>
        <ProjectList />
      </DemoContent>
      <PageContainer paddingBottom="var(--section)">
        <ShareBar title={formatMessage({ id: 'projects.title' })} />
      </PageContainer>
      <ClosingCall
        picture="hero-coil-aisle"
        title={<FormattedMessage id="projects.closing" />}
        lead={<FormattedMessage id="projects.closing.text" values={{ hours: company.replyHours }} />}
      >
        <Actions
          main={{
            to: getContactPath('proje-danismanligi', formatMessage({ id: 'projects.title' })),
            label: 'projects.closing.contact',
          }}
          other={{ to: '/business-plan', label: 'projects.closing.plan' }}
        />
      </ClosingCall>
    </>
  );
}
