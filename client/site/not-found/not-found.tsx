import { Box, Button, Link } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { defaultLocale, parseLocale } from '../../../common/locales.ts';
import { createNotFoundResponse } from '../../i18n/page-data.server.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { StampNumber } from '../../ui/stamp-number.tsx';
import { pages, products, tradeMenu } from '../shell/navigation.ts';
import type { SiteHandle } from '../shell/shell.tsx';
import type { Route } from './+types/not-found';

export const loader = ({ params }: Route.LoaderArgs) =>
  createNotFoundResponse(parseLocale(params.lang) ?? defaultLocale);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.head;
export const handle: SiteHandle = { hasTransparentHeader: true };

const links = [products, ...tradeMenu.links, ...pages];

/** The page for unknown paths; its status is 404. */
export default function NotFound() {
  return (
    <Box layerStyle="millScale" className="dark" paddingTop="calc(var(--header) + 6rem)" paddingBottom="112">
      <PageContainer>
        <StampNumber value="404" height={{ base: '7rem', md: '13rem' }} color="#f4f1ea" />
        <Box as="h1" textStyle="d2" marginTop={{ base: '40', md: '64' }}>
          <FormattedMessage id="not-found.heading" />
        </Box>
        <Box as="p" textStyle="lead" color="fg.muted" marginTop="16" marginBottom="36">
          <FormattedMessage id="not-found.text" />
        </Box>
        <Button asChild colorPalette="hot">
          <PageLink to="/">
            <FormattedMessage id="not-found.home" />
            <ArrowRight aria-hidden />
          </PageLink>
        </Button>
        <Box as="nav" aria-labelledby="not-found-links" marginTop="64">
          <Box as="h2" id="not-found-links" textStyle="h3" marginBottom="12">
            <FormattedMessage id="not-found.links" />
          </Box>
          <Box as="ul" display="flex" flexWrap="wrap" columnGap="32" rowGap="4">
            {links.map(({ to, name }) => (
              <li key={to}>
                <Link asChild display="inline-block" paddingBlock="10px">
                  <PageLink to={to}>
                    <FormattedMessage id={name} />
                  </PageLink>
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      </PageContainer>
    </Box>
  );
}
