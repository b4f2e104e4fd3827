import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { company, projects } from '../../../common/business.ts';
import { pageData } from '../../i18n/page-data.server.ts';
import { Actions } from '../../ui/actions.tsx';
import { Chain } from '../../ui/chain.tsx';
import { ClosingCall } from '../../ui/closing-call.tsx';
import { PhotoHero } from '../../ui/photo-hero.tsx';
import { ShareBar } from '../../ui/share-bar.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { whenPageChanges } from '../../ui/use-url-choice.ts';
import { contactAbout } from '../links.ts';
import type { SiteHandle } from '../shell/shell.tsx';
import { ProjectList } from './project-list.tsx';
import { projectPictures } from './project-pictures.ts';
import type { Route } from './+types/projects';

const page = {
  name: 'projects',
  path: '/projects',
  picture: 'projects-foundation',
  pictures: ['projects-foundation', ...Object.values(projectPictures)],
  also: ['share'],
};
export const loader = ({ params }: Route.LoaderArgs) => pageData(params.lang, page);
export const shouldRevalidate = whenPageChanges;
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];
export const handle: SiteHandle = { overPhotograph: true };

/** Words: `projects.stats.<id>.unit` and `projects.stats.<id>.text`. */
const stats = [
  { id: 'countries', value: projects.countries, atLeast: true },
  { id: 'completed', value: projects.completed, atLeast: true },
  { id: 'tons', value: projects.deliveredTons / 1_000_000, atLeast: true },
  { id: 'on-time', value: projects.onTime, style: 'percent' },
] as const;

/** What has been built and delivered: figures, and examples by region. */
export default function Projects() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PhotoHero
        picture="projects-foundation"
        title={<FormattedMessage id="projects.headline" />}
        lead={<FormattedMessage id="projects.lead" values={{ countries: projects.countries }} />}
      />
      <Chain
        links={stats.map(({ id, value, ...format }) => ({
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
      <ProjectList />
      <Sheet paddingBottom="var(--section)">
        <ShareBar title={formatMessage({ id: 'projects.title' })} />
      </Sheet>
      <ClosingCall
        picture="hero-coil-aisle"
        title={<FormattedMessage id="projects.closing" />}
        lead={<FormattedMessage id="projects.closing.text" values={{ hours: company.replyHours }} />}
      >
        <Actions
          main={{
            to: contactAbout('proje-danismanligi', formatMessage({ id: 'projects.title' })),
            label: 'projects.closing.contact',
          }}
          other={{ to: '/business-plan', label: 'projects.closing.plan' }}
        />
      </ClosingCall>
    </>
  );
}
