import { Box, Button, Flex } from '@chakra-ui/react';
import { Check, Link2, Share2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { originPlaceholder } from '../../common/brand.ts';
import { localePath, splitPath } from '../../common/locales.ts';

/** Social networks and their share URLs. The slashes of the shared URL need no escaping in a query. */
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

const subscribeToNothing = () => () => undefined;
const origin = () => window.location.origin;
const hasShareSheet = () => 'share' in navigator;
/** Browsers offer the clipboard only to pages served over HTTPS. */
const hasClipboard = () => 'clipboard' in navigator;

/**
 * Buttons that share the page: four networks, the link, and on phones the share sheet of the device. Buttons that the browser may not
 * support are rendered invisibly until that is known, against layout shift. The messages are in the catalogue `share`.
 */
export function ShareBar({ title }: { title: string }) {
  const { formatMessage } = useIntl();
  const { locale, path } = splitPath(useLocation().pathname);
  const url = useSyncExternalStore(subscribeToNothing, origin, () => originPlaceholder) + localePath(locale, path);
  const sheet = useSyncExternalStore(subscribeToNothing, hasShareSheet, () => false);
  const clipboard = useSyncExternalStore(subscribeToNothing, hasClipboard, () => false);
  const [copied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(url).then(() => setCopied(true));
  // Rejects when the visitor closes the share sheet, which is not an error.
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
            suppressHydrationWarning // the server inserts its own origin into the prerendered URL
          >
            {name}
          </a>
        </Button>
      ))}
      <Button
        variant="outline"
        size="sm"
        gap="8"
        aria-live="polite"
        visibility={clipboard ? 'visible' : 'hidden'}
        onClick={copy}
      >
        {copied ? <Check aria-hidden /> : <Link2 aria-hidden />}
        <FormattedMessage id={copied ? 'share.copied' : 'share.copy'} />
      </Button>
      <Button size="sm" gap="8" hideFrom="md" visibility={sheet ? 'visible' : 'hidden'} onClick={openSheet}>
        <Share2 aria-hidden />
        <FormattedMessage id="share.more" />
      </Button>
    </Flex>
  );
}
