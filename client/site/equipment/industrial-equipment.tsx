import { Box, Button, Flex, VisuallyHidden } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { company } from '../../../common/business.ts';
import { pageData } from '../../i18n/page-data.server.ts';
import { ClosingCall } from '../../ui/closing-call.tsx';
import { PaperLink } from '../../ui/paper-link.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { QuoteCall } from '../quote/quote-call.tsx';
import { useQuickQuote } from '../quote/use-quick-quote.tsx';
import { WriteToUs } from '../quote/write-to-us.tsx';
import { categoryIds, figures, pictureOf } from './categories.ts';
import { CategoryCard } from './category-card.tsx';
import { WhyUs } from './why-us.tsx';
import type { Route } from './+types/industrial-equipment';

const page = {
  name: 'industrial-equipment',
  path: '/industrial-equipment',
  picture: 'equipment-hydraulic-hoses',
  pictures: categoryIds.map(pictureOf),
  also: ['equipment', 'quote', 'form'],
  papers: ['catalogue'] as const,
};
export const loader = ({ params }: Route.LoaderArgs) => pageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

/** Eight groups of parts, each with its page and a short form of its own. */
export default function IndustrialEquipment() {
  const { formatMessage } = useIntl();
  const cards = useQuickQuote('EQUIPMENT_CARD');
  const closing = useQuickQuote();
  const title = formatMessage({ id: 'industrial-equipment.title' });

  return (
    <>
      <Sheet paddingTop={{ base: '48', md: '72' }}>
        <SectionHead
          page
          title={<FormattedMessage id="industrial-equipment.heading" values={figures} />}
          lead={<FormattedMessage id="industrial-equipment.lead" />}
        />
        <Flex flexDirection={{ base: 'column', md: 'row' }} gap="12">
          <Button asChild colorPalette="hot">
            <a href="#products">
              <FormattedMessage id="industrial-equipment.all" />
              <ArrowDown aria-hidden />
            </a>
          </Button>
          <PaperLink paper="catalogue" />
        </Flex>
      </Sheet>
      <Sheet asChild paddingTop={{ base: '40', md: '64' }} paddingBottom="var(--section)">
        <section id="products" aria-labelledby="products-title">
          <VisuallyHidden asChild>
            <h2 id="products-title">
              <FormattedMessage id="industrial-equipment.groups" />
            </h2>
          </VisuallyHidden>
          <Box
            display="grid"
            gridTemplateColumns={{ md: '1fr 1fr', xl: 'repeat(4, minmax(0, 1fr))' }}
            borderTopWidth="1px"
            borderInlineStartWidth="1px"
            borderColor="border"
          >
            {categoryIds.map((id) => (
              <CategoryCard key={id} id={id} offer={cards} />
            ))}
          </Box>
        </section>
      </Sheet>
      <WhyUs />
      <ClosingCall
        picture="services-maintenance"
        title={<FormattedMessage id="industrial-equipment.closing" />}
        lead={<FormattedMessage id="industrial-equipment.closing.text" values={{ reply: company.replyHours }} />}
      >
        <QuoteCall
          label="equipment.ask"
          colorPalette="hot"
          size="lg"
          offer={closing}
          wish={{
            productType: 'industrial-equipment',
            productTitle: title,
            picture: 'services-maintenance',
          }}
        />
        <PaperLink paper="catalogue" size="lg" />
        <WriteToUs topic="endüstriyel-ekipman" subject={title} />
      </ClosingCall>
      {cards.dialog}
      {closing.dialog}
    </>
  );
}
