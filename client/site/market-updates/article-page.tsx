import { Box } from '@chakra-ui/react';
import { PageContainer } from '../../ui/page-container.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleHeader } from './article-header.tsx';
import type { Article } from './articles.ts';
import { KeyFigures } from './key-figures.tsx';
import { MoreReports } from './more-reports.tsx';
import { ReportsClosing } from './reports-closing.tsx';
import type { ReportDates } from './report-values.ts';

interface Props {
  article: Article;
  dates: ReportDates;
}

/** Page of a report: header, key figures, text and links to other reports. */
export function ArticlePage({ article, dates }: Props) {
  return (
    <>
      <PageContainer asChild paddingTop="20" paddingBottom="var(--section)">
        <article>
          <ArticleHeader article={article} dates={dates} />
          <KeyFigures article={article} />
          <ArticleBody article={article} dates={dates} />
        </article>
      </PageContainer>
      <Box bg="bg.panel">
        <MoreReports currentId={article.id} />
      </Box>
      <ReportsClosing />
    </>
  );
}
