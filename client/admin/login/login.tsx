import { Box, chakra, Flex, Grid, Link } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { brand } from '../../../common/brand.ts';
import { Picture } from '../../ui/picture.tsx';
import { pageAskedFor, type LoginState } from '../session/login-path.ts';
import { useSession } from '../session/session.ts';
import { BrandMark } from '../shell/brand-mark.tsx';
import { LoginForm } from './login-form.tsx';

/** The way in. Who is signed in already goes on to the page asked for. */
export default function Login() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const { profile } = useSession();
  const state = useLocation().state as LoginState | null;

  if (profile) return <Navigate to={pageAskedFor(search)} replace />;
  return (
    <Grid templateColumns={{ base: '1fr', lg: '6fr 7fr' }} minH="100dvh">
      <title>{`${formatMessage({ id: 'login.pageTitle' })} · ${brand.name}`}</title>
      <Flex as="main" direction="column" px={{ base: '4', md: '10' }} py={{ base: '5', md: '7' }}>
        <Flex align="center" gap="2.5" fontSize="0.9375rem" fontWeight="semibold">
          <BrandMark />
          {brand.name}
        </Flex>
        <Box m="auto" py="8" width="min(340px, 100%)">
          <chakra.h1 textStyle="record">
            <FormattedMessage id="login.title" />
          </chakra.h1>
          <chakra.p mt="1" mb="4" color="fg.muted">
            <FormattedMessage id="login.introduction" />
          </chakra.p>
          <LoginForm ended={state?.over === 'ended'} />
        </Box>
        <chakra.p textStyle="ui" color="fg.subtle">
          <FormattedMessage id="login.staffOnly" values={{ site: (words) => <Link href="/">{words}</Link> }} />
        </chakra.p>
      </Flex>
      <Box position="sticky" top="0" h="100dvh" overflow="hidden" bg="#14181B" hideBelow="lg">
        <Picture name="hero-hot-slab" alt="" sizes="(min-width: 1100px) 54vw, 1px" />
      </Box>
    </Grid>
  );
}
