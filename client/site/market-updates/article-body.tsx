import { Box, Link } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Columns } from '../../ui/page-container.tsx';
import type { Article, ArticleSection } from './articles.ts';
import { ReportFigure } from './report-figure.tsx';
import { createReportValues, type ReportDates } from './report-values.ts';

interface Props {
  article: Article;
  dates: ReportDates;
}

const numbersFromOneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The text of a report, with a table of contents next to it on wide screens. */
export function ArticleBody({ article: { id, sections }, dates }: Props) {
  return (
    <Columns rowGap="40" borderTopWidth="1px" borderColor="border" paddingTop={{ base: '28', lg: '48' }}>
      <Box gridColumn={{ base: '1 / -1', lg: '1 / span 4' }}>
        <Contents id={id} sections={sections} />
      </Box>
      <Box gridColumn={{ base: '1 / -1', lg: '5 / -1' }}>
        {sections.map((section) => (
          <Section key={section.id} articleId={id} section={section} dates={dates} />
        ))}
      </Box>
    </Columns>
  );
}

function Contents({ id, sections }: Pick<Article, 'id' | 'sections'>) {
  const { formatMessage } = useIntl();
  return (
    <Box
      as="nav"
      aria-label={formatMessage({ id: 'market-updates.contents' })}
      position={{ lg: 'sticky' }}
      top="calc(var(--notice) + var(--header-solid) + 2rem)"
    >
      <Box as="p" textStyle="small" color="fg.muted">
        <FormattedMessage id="market-updates.contents" />
      </Box>
      <Box as="ul" marginTop="8" columns={{ md: '2', lg: 'auto' }} columnGap="var(--gutter)">
        {sections.map((section) => (
          <li key={section.id}>
            <Link href={`#${section.id}`} variant="plain">
              <FormattedMessage id={`${id}.${section.id}`} />
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Section({
  articleId,
  section,
  dates,
}: {
  articleId: Article['id'];
  section: ArticleSection;
  dates: ReportDates;
}) {
  const { id, paragraphs, points = 0, table } = section;
  const values = createReportValues(dates);
  return (
    <Box as="section" id={id} aria-labelledby={`${id}-title`} _notFirst={{ marginTop: { base: '56', lg: '72' } }}>
      <Box as="h2" id={`${id}-title`} textStyle="h2">
        <FormattedMessage id={`${articleId}.${id}`} />
      </Box>
      {numbersFromOneTo(paragraphs).map((number) => (
        <Box as="p" key={number} marginTop="16" maxWidth="66ch" textWrap="pretty">
          <FormattedMessage id={`${articleId}.${id}.${number}`} values={values} />
        </Box>
      ))}
      {points > 0 && (
        <Box as="ul" marginTop="24" maxWidth="66ch" borderBottomWidth="1px" borderColor="border">
          {numbersFromOneTo(points).map((number) => (
            <Box as="li" key={number} paddingBlock="12" borderTopWidth="1px" borderColor="border" textWrap="pretty">
              <FormattedMessage id={`${articleId}.${id}.point.${number}`} values={values} />
            </Box>
          ))}
        </Box>
      )}
      {table && <ReportFigure table={table} dates={dates} />}
    </Box>
  );
}
