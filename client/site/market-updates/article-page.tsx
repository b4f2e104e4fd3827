import { Box } from '@chakra-ui/react';
import { Sheet } from '../../ui/sheet.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleTop } from './article-top.tsx';
import type { Article } from './articles.ts';
import { KeyFigures } from './key-figures.tsx';
import { MoreReports } from './more-reports.tsx';
import { ReportsClosing } from './reports-closing.tsx';
import type { ReportDates } from './report-values.ts';

interface Props {
  article: Article;
  dates: ReportDates;
}

/** A report: what it is and of when, what it comes down to, its text, and where to go from there. */
export function ArticlePage({ article, dates }: Props) {
  return (
    <>
      <Sheet asChild paddingTop="20" paddingBottom="var(--section)">
        <article>
          <ArticleTop article={article} dates={dates} />
          <KeyFigures article={article} />
          <ArticleBody article={article} dates={dates} />
        </article>
      </Sheet>
      <Box bg="bg.panel">
        <MoreReports than={article.id} />
      </Box>
      <ReportsClosing />
    </>
  );
}
