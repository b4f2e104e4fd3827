import { FormattedMessage, useIntl } from 'react-intl';
import { company, services } from '../../../common/business.ts';
import { createPageData } from '../../i18n/page-data.server.ts';
import { Actions } from '../../ui/actions.tsx';
import { ClosingCall } from '../../ui/closing-call.tsx';
import { PhotoHero } from '../../ui/photo-hero.tsx';
import { getContactPath } from '../links.ts';
import type { SiteHandle } from '../shell/shell.tsx';
import { Experts } from './experts.tsx';
import { Process } from './process.tsx';
import { Testimonials } from './testimonials.tsx';
import { DemoContent } from '../../ui/demo-content.tsx';
import type { Route } from './+types/business-plan';

const page = {
  name: 'business-plan',
  path: '/business-plan',
  picture: 'services-engineering',
  pictures: ['services-engineering', 'services-training'],
};
export const loader = ({ params }: Route.LoaderArgs) => createPageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;
export const handle: SiteHandle = { hasTransparentHeader: true };

/** The service of preparing a bankable business plan for a steel plant. */
export default function BusinessPlan() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PhotoHero
        picture="services-engineering"
        title={<FormattedMessage id="business-plan.headline" />}
        lead={<FormattedMessage id="business-plan.lead" values={{ days: services.feasibilityDays }} />}
      />
      <Process />
      <Experts />
      <DemoContent>
        <Testimonials />
      </DemoContent>
      <ClosingCall
        picture="hero-hot-slab"
        title={<FormattedMessage id="business-plan.closing" />}
        lead={<FormattedMessage id="business-plan.closing.text" values={{ hours: company.replyHours }} />}
      >
        <Actions
          main={{
            to: getContactPath('proje-danismanligi', formatMessage({ id: 'business-plan.title' })),
            label: 'business-plan.closing.contact',
          }}
          other={{ to: '/projects', label: 'business-plan.closing.projects' }}
        />
      </ClosingCall>
    </>
  );
}
