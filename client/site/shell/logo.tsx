import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { PageLink } from '../../ui/page-link.tsx';

const [firstWord, ...otherWords] = brand.name.split(' ');

/** Logo and company name, in Latin letters in every language; links to the home page. */
export function Logo({ size = 30, ...props }: { size?: number } & HTMLChakraProps<'a'>) {
  const { formatMessage } = useIntl();
  return (
    <chakra.a
      asChild
      display="inline-flex"
      alignItems="center"
      gap="12"
      minHeight="44"
      textDecoration="none"
      whiteSpace="nowrap"
      fontFamily="heading"
      fontWeight="600"
      lineHeight="1"
      letterSpacing="-.02em"
      fontSize={`${(size * 0.7) / 16}rem`}
      {...props}
    >
      <PageLink to="/" aria-label={formatMessage({ id: 'site.logo' }, { brand: brand.name })}>
        <svg viewBox="0 0 30 30" width={size} height={size} aria-hidden>
          <path fill="currentColor" d="M1 1h7v28H1z" />
          <path fill="var(--k-colors-hot)" d="M29 1h-8.3L10.5 13.5l4.2 5.1z" />
          <path fill="currentColor" d="M10.5 16.5 20.7 29H29L16.2 13.3z" />
        </svg>
        <span dir="ltr">
          {firstWord} <chakra.span fontWeight="400">{otherWords.join(' ')}</chakra.span>
        </span>
      </PageLink>
    </chakra.a>
  );
}
