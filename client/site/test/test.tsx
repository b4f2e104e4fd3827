import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { createPageData } from '../../i18n/page-data.server.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import type { Route } from './+types/test';

const page = { name: 'test', path: '/test', picture: 'hero-mill-exterior' };
export const loader = ({ params }: Route.LoaderArgs) => createPageData(params.lang, page);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;

/** Empty page for checking a deployment; it is excluded from search engines. */
export default function Test() {
  return (
    <PageContainer paddingBlock="var(--section)">
      <Box as="h1" textStyle="d2">
        <FormattedMessage id="test.title" />
      </Box>
      <Box as="p" textStyle="lead" color="fg.muted" marginTop="20">
        <FormattedMessage id="test.text" />
      </Box>
    </PageContainer>
  );
}
