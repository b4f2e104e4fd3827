import { Box, Button } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { defaultLocale, parseLocale } from '../../../common/locales.ts';
import { notFound } from '../../i18n/page-data.server.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { StampNumber } from '../../ui/stamp-number.tsx';
import type { SiteHandle } from '../shell/shell.tsx';
import type { Route } from './+types/not-found';

export const loader = ({ params }: Route.LoaderArgs) => notFound(parseLocale(params.lang) ?? defaultLocale);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];
export const handle: SiteHandle = { hasTransparentHeader: true };

/** The page for unknown paths; its status is 404. */
export default function NotFound() {
  return (
    <Box layerStyle="millScale" className="dark" paddingTop="calc(var(--header) + 6rem)" paddingBottom="112">
      <Sheet>
        <StampNumber value="404" height={{ base: '7rem', md: '13rem' }} color="#f4f1ea" />
        <Box as="h1" textStyle="d2" marginTop={{ base: '40', md: '64' }}>
          <FormattedMessage id="not-found.heading" />
        </Box>
        <Box textStyle="lead" color="fg.muted" marginTop="16" marginBottom="36">
          <p lang="en" dir="ltr">
            Oops! Page not found
          </p>
          <p>
            <FormattedMessage id="not-found.text" />
          </p>
        </Box>
        <Button asChild colorPalette="hot">
          <PageLink to="/">
            <FormattedMessage id="not-found.home" />
            <ArrowRight aria-hidden />
          </PageLink>
        </Button>
      </Sheet>
    </Box>
  );
}
