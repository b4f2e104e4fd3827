import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { services, successStories } from '../../../common/business.ts';
import type { MediumName } from '../../ui/media.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';

interface Story {
  /** Message ids: `home.stories.<id>`, `home.stories.<id>.text`, `home.stories.<id>.terms` and `home.stories.<id>.payment`. */
  id: keyof typeof successStories;
  to: string;
  picture: MediumName;
  /** Message id of the first fact. */
  measure: string;
}

const stories: Story[] = [
  { id: 'rebar', to: '/trade-intermediary', picture: 'facilities-cooling-bed', measure: 'home.stories.tons' },
  { id: 'slab', to: '/trade-platform', picture: 'product-slab', measure: 'home.stories.tons' },
  { id: 'bar-mill', to: '/projects', picture: 'hero-mill-exterior', measure: 'home.stories.months' },
];

const Row = chakra(PageLink, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'center',
    rowGap: '18px',
    paddingBlock: { base: '24', md: '28' },
    borderTopWidth: '1px',
    borderColor: 'border',
    '&:hover h3': { textDecoration: 'underline', textUnderlineOffset: '6px', textDecorationThickness: '2px' },
  },
});
/** Each fact has a separator before it; clip-path hides the separator of the first fact in every line, so facts can wrap. */
const Facts = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: '4',
    marginTop: '18px',
    marginInlineStart: '-16px',
    clipPath: 'inset(0 0 0 8px)',
    _rtl: { clipPath: 'inset(0 8px 0 0)' },
    textStyle: 'small',
    '& > *': { paddingInline: '16', borderInlineStartWidth: '1px', borderColor: 'border.strong' },
  },
});

/** Two trades and a plant as examples, each with its value at the end of the row. */
export function Stories() {
  return (
    <PageContainer asChild paddingBottom="var(--section)">
      <section aria-labelledby="stories">
        <SectionHead
          id="stories"
          title={<FormattedMessage id="home.stories" />}
          lead={<FormattedMessage id="home.stories.lead" />}
        />
        <Columns borderBottomWidth="1px" borderColor="border">
          {stories.map((story) => (
            <StoryRow key={story.id} {...story} />
          ))}
        </Columns>
      </section>
    </PageContainer>
  );
}

function StoryRow({ id, to, picture, measure }: Story) {
  const { value, ...figures } = successStories[id];
  return (
    <Row to={to}>
      <Box gridColumn={{ base: '1 / -1', md: '1 / span 4' }} aspectRatio="16 / 10" overflow="hidden">
        <Picture name={picture} alt="" sizes="(min-width: 761px) 33vw, 100vw" />
      </Box>
      <Box gridColumn={{ base: '1 / -1', md: '5 / span 5' }} paddingInlineStart={{ md: '24' }}>
        <Box as="h3" textStyle="h1">
          <FormattedMessage id={`home.stories.${id}`} values={figures} />
        </Box>
        <Box as="p" color="fg.muted" maxWidth="46ch" marginTop="0.625rem">
          <FormattedMessage
            id={`home.stories.${id}.text`}
            values={{ ...figures, saving: services.energySaving.turnkeyMill }}
          />
        </Box>
        <Facts>
          <span>
            <FormattedMessage id={measure} values={figures} />
          </span>
          <span>
            <FormattedMessage id={`home.stories.${id}.terms`} />
          </span>
          <span>
            <FormattedMessage id={`home.stories.${id}.payment`} />
          </span>
        </Facts>
      </Box>
      <Box as="p" gridColumn={{ base: '1 / -1', md: '10 / -1' }} textAlign={{ md: 'end' }}>
        <Box as="bdi" textStyle="fig">
          <FormattedNumber value={value / 1_000_000} />
        </Box>
        <Box as="span" display="block" color="fg.muted" fontWeight="500" fontSize=".9375rem" marginTop="8">
          <FormattedMessage id="home.stories.million" />
        </Box>
      </Box>
    </Row>
  );
}
