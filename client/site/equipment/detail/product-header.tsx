import { Box, Link } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { Columns, PageContainer } from '../../../ui/page-container.tsx';
import { overviewPage } from './detail.ts';

interface Props {
  /** Message id of the title. */
  title: string;
  /** Rendered in the first eight of twelve columns. */
  pictures: ReactNode;
  /** Rendered next to the pictures: introduction and quote button. */
  children: ReactNode;
}

const trail = [
  { to: '/', name: 'site.nav.home' },
  { to: overviewPage.path, name: 'site.nav.industrial-equipment' },
];

/** Breadcrumb, title, back link, pictures and introduction of a product page. */
export function ProductHeader({ title, pictures, children }: Props) {
  return (
    <PageContainer as="section" paddingTop="20" paddingBottom={{ base: '80', md: '104' }}>
      <Breadcrumb trail={trail} current={title} />
      <Box as="h1" textStyle="d2" maxWidth="14em" marginTop="24">
        <FormattedMessage id={title} />
      </Box>
      <Link asChild variant="plain" gap="12" marginTop="12" marginBottom="28" _rtl={{ '& svg': { scale: '-1 1' } }}>
        <PageLink to={overviewPage.path}>
          <ArrowLeft size={18} aria-hidden />
          <FormattedMessage id="equipment-detail.back" />
        </PageLink>
      </Link>
      <Columns rowGap="40">
        <Box gridColumn={{ base: '1 / -1', xl: '1 / span 8' }}>{pictures}</Box>
        <Box gridColumn={{ base: '1 / -1', xl: '9 / -1' }} display="flex" flexDirection="column">
          {children}
        </Box>
      </Columns>
    </PageContainer>
  );
}
