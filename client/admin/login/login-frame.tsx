import { Box, chakra, Flex, Grid, Link } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { Picture } from '../../ui/picture.tsx';
import { BrandMark } from '../shell/brand-mark.tsx';

interface Props {
  /** Message id of the document title. */
  pageTitle: string;
  /** Message id of the heading. */
  title: string;
  /** Message id of the text below the heading. */
  introduction?: string;
  children: ReactNode;
}

/** Layout of the login pages: the brand above the form, a picture beside it. */
export function LoginFrame({ pageTitle, title, introduction, children }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Grid templateColumns={{ base: '1fr', lg: '6fr 7fr' }} minH="100dvh">
      <title>{`${formatMessage({ id: pageTitle })} · ${brand.name}`}</title>
      <Flex as="main" direction="column" px={{ base: '4', md: '10' }} py={{ base: '5', md: '7' }}>
        <Flex align="center" gap="2.5" fontSize="0.9375rem" fontWeight="semibold">
          <BrandMark />
          {brand.name}
        </Flex>
        <Box m="auto" py="8" width={{ base: 'full', md: '340px' }}>
          <chakra.h1 textStyle="record">
            <FormattedMessage id={title} />
          </chakra.h1>
          {introduction && (
            <chakra.p mt="1" color="fg.muted">
              <FormattedMessage id={introduction} />
            </chakra.p>
          )}
          <Box mt="4">{children}</Box>
        </Box>
        <chakra.p textStyle="ui" color="fg.subtle">
          <FormattedMessage id="login.staffOnly" values={{ site: (chunks) => <Link href="/">{chunks}</Link> }} />
        </chakra.p>
      </Flex>
      <Box position="sticky" top="0" h="100dvh" overflow="hidden" bg="#14181B" hideBelow="lg">
        <Picture name="hero-hot-slab" alt="" sizes="(min-width: 1100px) 54vw, 1px" />
      </Box>
    </Grid>
  );
}
