import { Box, Button, Flex, VisuallyHidden } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { company } from '../../../common/business.ts';
import { createPageData } from '../../i18n/page-data.server.ts';
import { ClosingCall } from '../../ui/closing-call.tsx';
import { DocumentLink } from '../../ui/document-link.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { QuoteButton } from '../quote/quote-button.tsx';
import { useQuickQuote } from '../quote/use-quick-quote.tsx';
import { ContactButton } from '../quote/contact-button.tsx';
import { categoryIds, figures, getCategoryPicture } from './categories.ts';
import { CategoryCard } from './category-card.tsx';
import { WhyUs } from './why-us.tsx';
import type { Route } from './+types/industrial-equipment';

const page = {
  name: 'industrial-equipment',
  path: '/industrial-equipment',
  picture: 'equipment-hydraulic-hoses',
  pictures: categoryIds.map(getCategoryPicture),
  catalogues: ['equipment', 'quote', 'form'],
  documents: ['catalogue'] as const,
};
export const loader = ({ params }: Route.LoaderArgs) => createPageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;

/** Overview of the eight equipment categories, each with a link to its page and a quick-quote button. */
export default function IndustrialEquipment() {
  const { formatMessage } = useIntl();
  const cardQuickQuote = useQuickQuote('EQUIPMENT_CARD');
  const closingQuickQuote = useQuickQuote();
  const title = formatMessage({ id: 'industrial-equipment.title' });

  return (
    <>
      <PageContainer paddingTop={{ base: '48', md: '72' }}>
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
          <DocumentLink document="catalogue" />
        </Flex>
      </PageContainer>
      <PageContainer asChild paddingTop={{ base: '40', md: '64' }} paddingBottom="var(--section)">
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
              <CategoryCard key={id} id={id} quickQuote={cardQuickQuote} />
            ))}
          </Box>
        </section>
      </PageContainer>
      <WhyUs />
      <ClosingCall
        picture="services-maintenance"
        title={<FormattedMessage id="industrial-equipment.closing" />}
        lead={<FormattedMessage id="industrial-equipment.closing.text" values={{ reply: company.replyHours }} />}
      >
        <QuoteButton
          label="equipment.ask"
          colorPalette="hot"
          size="lg"
          quickQuote={closingQuickQuote}
          product={{
            productType: 'industrial-equipment',
            productTitle: title,
            picture: 'services-maintenance',
          }}
        />
        <DocumentLink document="catalogue" size="lg" />
        <ContactButton topic="endüstriyel-ekipman" subject={title} />
      </ClosingCall>
      {cardQuickQuote.dialog}
      {closingQuickQuote.dialog}
    </>
  );
}
