import { Box, Flex, Link } from '@chakra-ui/react';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageLink } from './page-link.tsx';

interface Props {
  /** Ancestor pages, home first: Turkish path and message id of the name. */
  trail: readonly { to: string; name: string }[];
  /** Message id of this page's name. */
  current: string;
}

/**
 * The breadcrumb trail, on one line. The name of the current page, which its heading repeats, is truncated where space is short. The
 * page's head has the same trail for search engines.
 */
export function Breadcrumb({ trail, current }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Flex
      as="nav"
      aria-label={formatMessage({ id: 'site.breadcrumb' })}
      whiteSpace="nowrap"
      alignItems="center"
      columnGap="12"
      textStyle="small"
      color="fg.muted"
    >
      {trail.map(({ to, name }) => (
        <Fragment key={to}>
          <Link asChild variant="plain">
            <PageLink to={to}>
              <FormattedMessage id={name} />
            </PageLink>
          </Link>
          <span aria-hidden>/</span>
        </Fragment>
      ))}
      <Box as="span" aria-current="page" truncate>
        <FormattedMessage id={current} />
      </Box>
    </Flex>
  );
}
