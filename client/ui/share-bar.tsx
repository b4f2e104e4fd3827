import { Box, Button, Flex } from '@chakra-ui/react';
import { Share2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { originToken } from '../../common/brand.ts';
import { localePath, splitPath } from '../../common/locales.ts';

/** Networks and the addresses by which they take a link. The link's own slashes need no escape within a query. */
const networks = [
  { name: 'Facebook', share: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  {
    name: 'X',
    share: (url: string, title: string) => `https://x.com/intent/post?url=${url}&text=${encodeURIComponent(title)}`,
  },
  { name: 'LinkedIn', share: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  {
    name: 'WhatsApp',
    share: (url: string, title: string) => `https://wa.me/?text=${encodeURIComponent(title)}%20${url}`,
  },
];

const never = () => () => undefined;
const origin = () => window.location.origin;
const hasShareSheet = () => 'share' in navigator;

/** Hands the page on: to four networks, and on a phone to whatever its own sheet offers. Words: catalogue `share`. */
export function ShareBar({ title }: { title: string }) {
  const { formatMessage } = useIntl();
  const { locale, path } = splitPath(useLocation().pathname);
  const url = useSyncExternalStore(never, origin, () => originToken) + localePath(locale, path);
  const sheet = useSyncExternalStore(never, hasShareSheet, () => false);
  // Rejects when the visitor closes the sheet, which needs no answer.
  const openSheet = () => void navigator.share({ title, url }).catch(() => undefined);

  return (
    <Flex wrap="wrap" alignItems="center" columnGap="12" rowGap="12">
      <Box as="p" fontWeight="500" marginInlineEnd="8">
        <FormattedMessage id="share.label" />
      </Box>
      {networks.map(({ name, share }) => (
        <Button key={name} asChild variant="outline" size="sm">
          <a
            href={share(url, title)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={formatMessage({ id: 'share.on' }, { network: name })}
            suppressHydrationWarning // the server has put its own address into the prerendered one
          >
            {name}
          </a>
        </Button>
      ))}
      {sheet && (
        <Button size="sm" hideFrom="md" onClick={openSheet}>
          <Share2 aria-hidden />
          <FormattedMessage id="share.more" />
        </Button>
      )}
    </Flex>
  );
}
