import { Button, chakra, Flex, Icon } from '@chakra-ui/react';
import { ExternalLink, FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface Props {
  /** Undefined until a new offer is stored. */
  offerId?: string;
  /** `updatedAt` of the offer, which changes with each save. */
  version?: string;
}

/** The PDF of the stored offer. The old one stays on screen until the new one has arrived. */
export function OfferPreview({ offerId, version }: Props) {
  const { formatMessage } = useIntl();
  // Phones have no viewer for a PDF inside a page.
  const canShow = navigator.pdfViewerEnabled;
  const { url, hasFailed, retry } = usePdf(canShow ? offerId : undefined, version);
  return (
    <Flex direction="column" minH="0" h="full">
      <Flex align="center" gap="2" px={{ base: '4', md: '3' }} h="10" flexShrink={0}>
        <Icon as={FileText} boxSize="4" color="fg.subtle" aria-hidden />
        <chakra.h2 textStyle="head">
          <FormattedMessage id="offer.previewTitle" />
        </chakra.h2>
        {offerId && (
          <Button asChild variant="ghost" ms="auto" minH={{ base: '11', md: '7' }}>
            <a href={`/offers/${offerId}.pdf`} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden />
              <FormattedMessage id="offer.openPdf" />
            </a>
          </Button>
        )}
      </Flex>
      <div role="status">
        {hasFailed && (
          <Flex align="center" gap="2" px="3" pb="2" color="red.fg">
            <FormattedMessage id="offer.previewError" />
            <Button size="xs" onClick={retry}>
              <FormattedMessage id="admin.retry" />
            </Button>
          </Flex>
        )}
      </div>
      {url ? (
        <chakra.iframe
          key={url}
          title={formatMessage({ id: 'offer.previewTitle' })}
          src={`${url}#toolbar=0&navpanes=0&view=FitH`}
          flex="1"
          minH="24rem"
          w="full"
          borderWidth="0"
          bg="bg.muted"
        />
      ) : (
        <chakra.p px={{ base: '4', md: '3' }} color="fg.subtle">
          <FormattedMessage
            id={!offerId ? 'offer.previewLater' : canShow ? 'offer.previewLoading' : 'offer.previewInTab'}
          />
        </chakra.p>
      )}
    </Flex>
  );
}

/** Fetches the PDF for each version, one request at a time: of several versions during a request only the last is fetched. */
function usePdf(offerId: string | undefined, version: string | undefined) {
  const [url, setUrl] = useState<string>();
  const [failedKey, setFailedKey] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isLoading, setLoading] = useState(false);
  const [shownKey, setShownKey] = useState<string>();
  const wantedKey = offerId && version && `${offerId} ${version} ${attempt}`;

  useEffect(() => {
    if (!wantedKey || isLoading || wantedKey === shownKey || wantedKey === failedKey) return;
    void load();
    async function load() {
      setLoading(true);
      try {
        const response = await fetch(`/offers/${offerId}.pdf`, { credentials: 'same-origin' });
        if (!response.ok) throw new Error(String(response.status));
        const next = URL.createObjectURL(await response.blob());
        setUrl((before) => {
          if (before) URL.revokeObjectURL(before);
          return next;
        });
        setShownKey(wantedKey);
        setFailedKey(undefined);
      } catch {
        setFailedKey(wantedKey);
      } finally {
        setLoading(false);
      }
    }
  }, [wantedKey, isLoading, shownKey, failedKey, offerId]);

  return {
    url,
    hasFailed: Boolean(wantedKey) && wantedKey === failedKey,
    retry: () => setAttempt((count) => count + 1),
  };
}
