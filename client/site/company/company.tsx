import { FormattedMessage, FormattedNumber } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { company } from '../../../common/business.ts';
import { createPageData } from '../../i18n/page-data.server.ts';
import { Actions } from '../../ui/actions.tsx';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { ClosingCall } from '../../ui/closing-call.tsx';
import { PhotoHero } from '../../ui/photo-hero.tsx';
import { getContactPath } from '../links.ts';
import type { SiteHandle } from '../shell/shell.tsx';
import { Leadership } from './leadership.tsx';
import { Milestones } from './milestones.tsx';
import { Purpose } from './purpose.tsx';
import { Story } from './story.tsx';
import { Values } from './values.tsx';
import { DemoContent } from '../../ui/demo-content.tsx';
import type { Route } from './+types/company';

const page = {
  name: 'company',
  path: '/company',
  picture: 'hero-mill-exterior',
  pictures: ['hero-mill-exterior', 'facilities-caster'],
};
export const loader = ({ params }: Route.LoaderArgs) => createPageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;
export const handle: SiteHandle = { hasTransparentHeader: true };

/** Message ids: `company.stats.<id>.unit` and `company.stats.<id>.text`. */
const stats = [
  { id: 'years', value: company.years },
  { id: 'countries', value: company.countries },
  { id: 'suppliers', value: company.suppliers },
  { id: 'projects', value: company.projects },
];

/** The company: history, leadership, values and mission. */
export default function Company() {
  return (
    <>
      <PhotoHero
        picture="hero-mill-exterior"
        title={<FormattedMessage id="company.headline" />}
        lead={
          <FormattedMessage
            id="company.lead"
            values={{ founded: brand.founded, countries: company.countries, years: company.years }}
          />
        }
      />
      <KeyFigures
        figures={stats.map(({ id, value }) => ({
          id,
          figure: (
            <>
              <FormattedNumber value={value} />+
            </>
          ),
          unit: <FormattedMessage id={`company.stats.${id}.unit`} />,
          text: <FormattedMessage id={`company.stats.${id}.text`} values={{ founded: brand.founded }} />,
        }))}
      />
      <Story />
      <Milestones />
      <DemoContent>
        <Leadership />
      </DemoContent>
      <Values />
      <Purpose />
      <ClosingCall
        picture="hero-port-dusk"
        title={<FormattedMessage id="company.closing" />}
        lead={<FormattedMessage id="company.closing.text" values={{ hours: company.replyHours }} />}
      >
        <Actions
          main={{ to: getContactPath('genel-bilgi'), label: 'company.closing.contact' }}
          other={{ to: '/products', label: 'company.closing.products' }}
        />
      </ClosingCall>
    </>
  );
}
