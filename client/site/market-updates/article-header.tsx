import { Box, Flex, Link } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageLink } from '../../ui/page-link.tsx';
import { DocumentLink } from '../../ui/document-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Columns } from '../../ui/page-container.tsx';
import { ShareBar } from '../../ui/share-bar.tsx';
import { ArchiveBadge } from './archive-badge.tsx';
import type { Article } from './articles.ts';
import { createReportValues, type ReportDates } from './report-values.ts';

interface Props {
  article: Article;
  dates: ReportDates;
}

/** Header of a report: back link, title, picture, date with archive notice, download and share links. */
export function ArticleHeader({ article: { id, picture, dateKey }, dates }: Props) {
  const { formatMessage } = useIntl();
  const values = createReportValues(dates);
  return (
    <>
      <Link asChild variant="plain" gap="12" _rtl={{ '& svg': { scale: '-1 1' } }}>
        <PageLink to="/market-updates">
          <ArrowLeft size={18} aria-hidden />
          <FormattedMessage id="market-updates.back" />
        </PageLink>
      </Link>
      <Columns rowGap={{ base: '20', lg: '28' }} marginTop="24" alignItems="start">
        <Box as="h1" textStyle="d2" gridColumn={{ base: '1 / -1', lg: '1 / span 10' }}>
          <FormattedMessage id={`${id}.headline`} values={values} />
        </Box>
        <Box
          as="p"
          textStyle="lead"
          color="fg.muted"
          gridColumn={{ base: '1 / -1', lg: '1 / span 8' }}
          maxWidth="38em"
          marginBottom={{ lg: '20' }}
        >
          <FormattedMessage id={`${id}.lead`} values={values} />
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
            <ArchiveBadge date={dates[dateKey]} />
            <Box as="p" color="fg.muted" marginTop="12" maxWidth="46ch">
              <FormattedMessage id="market-updates.archived.text" values={{ dated: dates[dateKey] }} />
            </Box>
            <Link asChild variant="plain" textDecoration="underline" marginTop="4">
              <PageLink to="/price-lists">
                <FormattedMessage id="market-updates.prices" />
              </PageLink>
            </Link>
          </div>
          <DocumentLink document={id} alignSelf={{ md: 'start' }} />
          <ShareBar title={formatMessage({ id: `${id}.title` }, values)} />
        </Flex>
      </Columns>
    </>
  );
}
