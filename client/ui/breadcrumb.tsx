import { Box, Flex, Link } from '@chakra-ui/react';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageLink } from './page-link.tsx';

interface Props {
  /** Pages above this one, home first: Turkish address and message id of the name. */
  trail: readonly { to: string; name: string }[];
  /** Message id of this page's name. */
  current: string;
}

/**
 * Where a page stands, on one line: its own name, which its heading repeats, is cut where there is no room. Search engines read the
 * same in the page's head.
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
