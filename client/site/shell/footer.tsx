import { Box, Flex, Link } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { DemoContent } from '../../ui/demo-content.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Columns, PageContainer } from '../../ui/page-container.tsx';
import { Logo } from './logo.tsx';
import { footerGroups, legalGroup } from './navigation.ts';
import { hideQuoteButtonProps } from './floating-quote-button.tsx';
import { TitleBlock } from './title-block.tsx';

const subscribeNever = () => () => undefined;
const getCurrentYear = () => new Date().getFullYear();

/** @param buildYear year in which the page was prerendered; the current year replaces it after hydration */
export function Footer({ buildYear }: { buildYear: number }) {
  const { formatMessage } = useIntl();
  const year = useSyncExternalStore(subscribeNever, getCurrentYear, () => buildYear);

  return (
    <Box as="footer" className="dark" paddingBlock={{ base: '56px 32px', md: '72px 40px' }} {...hideQuoteButtonProps}>
      <PageContainer>
        <Columns rowGap="40">
          <Box gridColumn={{ base: '1 / -1', lg: '1 / span 5' }}>
            <Logo size={36} />
            <Box as="p" color="fg.muted" marginTop="20" maxWidth="34ch" textWrap="balance">
              <FormattedMessage id="site.claim" values={{ founded: brand.founded }} />
            </Box>
          </Box>
          {footerGroups.map(({ title, links }, index) => (
            <Box
              as="nav"
              key={title}
              aria-label={formatMessage({ id: title })}
              gridColumn={{
                base: index < 2 ? 'span 6' : '1 / -1',
                md: 'span 4',
                lg: `${7 + 2 * index} / span 2`,
              }}
            >
              <Box as="p" textStyle="small" fontWeight="500" color="fg.subtle" marginBottom="8" aria-hidden>
                <FormattedMessage id={title} />
              </Box>
              <ul>
                {links.map(({ to, name }) => (
                  <li key={to}>
                    <Link asChild variant="plain">
                      <PageLink to={to}>
                        <FormattedMessage id={name} />
                      </PageLink>
                    </Link>
                  </li>
                ))}
                {title === legalGroup && (
                  <li data-when-measured>
                    <Link asChild variant="plain">
                      <PageLink to="/cookies-policy#choices">
                        <FormattedMessage id="consent.title" />
                      </PageLink>
                    </Link>
                  </li>
                )}
              </ul>
            </Box>
          ))}
        </Columns>
        <TitleBlock />
        <Flex
          marginTop="20"
          textStyle="small"
          color="fg.subtle"
          flexWrap="wrap"
          columnGap="24"
          rowGap="8"
          justify="space-between"
        >
          <span>
            <FormattedMessage id="site.copyright" values={{ year, brand: brand.name }} />
          </span>
          <DemoContent>
            <span>
              <FormattedMessage id="site.demo" />
            </span>
          </DemoContent>
        </Flex>
      </PageContainer>
    </Box>
  );
}
