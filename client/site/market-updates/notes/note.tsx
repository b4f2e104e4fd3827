import { Box, Flex, Link } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { defaultLocale, parseLocale } from '../../../../common/locales.ts';
import { getNotePath, noteFeedPath } from '../../../../common/market-notes.ts';
import { createNotFoundResponse, createPageData } from '../../../i18n/page-data.server.ts';
import { FormattedBlocks } from '../../../ui/formatted-blocks.tsx';
import { Columns, PageContainer } from '../../../ui/page-container.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { ShareBar } from '../../../ui/share-bar.tsx';
import { ReportsClosing } from '../reports-closing.tsx';
import { NewsSubscription } from './news-subscription.tsx';
import { formatNoteDate } from './page-notes.server.ts';
import type { Route } from './+types/note';

export async function loader({ params: { lang, slug }, context }: Route.LoaderArgs) {
  const locale = parseLocale(lang);
  const note = locale && (await context.notes?.find(slug, locale));
  if (!note) throw createNotFoundResponse(locale ?? defaultLocale, 'site', 'consent');
  const { title, summary, picture, publishedAt, updatedAt, languages } = note;
  const page = {
    name: 'market-updates',
    path: getNotePath(slug),
    picture,
    pictures: [picture, 'hero-rebar'],
    catalogues: ['share', 'form'],
    parents: [{ path: '/market-updates', title: 'market-updates.title' }],
    texts: { title, description: summary },
    published: publishedAt,
    updated: updatedAt,
    languages,
    feed: noteFeedPath,
    hasNoCard: true,
  };
  const [date, updatedOn] = [publishedAt, updatedAt].map((time) => formatNoteDate(time, locale));
  return { ...createPageData(lang, page), note, date: date!, updatedOn: updatedOn! };
}
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;

/** A note of the desk about the market. */
export default function Note({ loaderData: { note, date, updatedOn } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { title, summary, picture, content, publishedAt, updatedAt } = note;
  return (
    <>
      <PageContainer asChild paddingTop="20" paddingBottom="var(--section)">
        <article>
          <Link asChild variant="plain" gap="12" _rtl={{ '& svg': { scale: '-1 1' } }}>
            <PageLink to="/market-updates">
              <ArrowLeft size={18} aria-hidden />
              <FormattedMessage id="market-updates.back" />
            </PageLink>
          </Link>
          <Columns rowGap={{ base: '20', lg: '28' }} marginTop="24" alignItems="start">
            <Box as="h1" textStyle="d2" gridColumn={{ base: '1 / -1', lg: '1 / span 10' }} overflowWrap="anywhere">
              {title}
            </Box>
            <Box
              as="p"
              textStyle="lead"
              color="fg.muted"
              gridColumn={{ base: '1 / -1', lg: '1 / span 8' }}
              maxWidth="38em"
            >
              {summary}
            </Box>
            <Box gridColumn={{ base: '1 / -1', lg: '1 / span 8' }} aspectRatio="16 / 9" bg="graphite.800">
              <Picture
                name={picture}
                sizes="(min-width: 1024px) 867px, 100vw"
                alt={formatMessage({ id: `media.${picture}` })}
                priority
              />
            </Box>
            <Flex
              direction="column"
              gap="24"
              gridColumn={{ base: '1 / -1', lg: '9 / -1' }}
              borderTopWidth="1px"
              borderColor="border"
              paddingTop="20"
            >
              <div>
                <p>
                  <time dateTime={publishedAt}>{date}</time>
                </p>
                {updatedOn !== date && (
                  <Box as="p" color="fg.muted">
                    <FormattedMessage
                      id="market-updates.note.updated"
                      values={{
                        date: (
                          <time key="date" dateTime={updatedAt}>
                            {updatedOn}
                          </time>
                        ),
                      }}
                    />
                  </Box>
                )}
                <Box as="p" color="fg.muted" marginTop="12" maxWidth="46ch">
                  <FormattedMessage id="market-updates.note.text" />
                </Box>
                <Link asChild variant="plain" textDecoration="underline" marginTop="4">
                  <PageLink to="/price-lists">
                    <FormattedMessage id="market-updates.prices" />
                  </PageLink>
                </Link>
              </div>
              <ShareBar title={title} />
            </Flex>
            <Box
              gridColumn={{ base: '1 / -1', lg: '1 / span 8' }}
              display="grid"
              gap="16"
              maxWidth="66ch"
              overflowWrap="anywhere"
              css={{ '& a': { textDecoration: 'underline' }, '& strong': { fontWeight: '600' } }}
            >
              <FormattedBlocks text={content} />
            </Box>
          </Columns>
        </article>
      </PageContainer>
      <NewsSubscription />
      <ReportsClosing />
    </>
  );
}
