import { Box, Button, chakra, Icon } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InboundMailDetailFragment } from '../../graphql/generated.ts';

/**
 * The text of a mail. HTML is shown in a frame without scripts and without access to the panel, which the server has cleaned; remote
 * pictures tell the sender that the mail is read, so they are loaded only on request.
 */
export function MailBody({ mail: { id, subject, body } }: { mail: InboundMailDetailFragment }) {
  const { formatMessage } = useIntl();
  const [showsPictures, setShowsPictures] = useState(false);
  const [showsHeaders, setShowsHeaders] = useState(false);
  return (
    <Box display="grid" gap="3">
      {body.remotePictures > 0 && !showsPictures && (
        <chakra.p display="flex" alignItems="center" flexWrap="wrap" gap="2" textStyle="meta" color="fg.muted">
          <Icon as={ImageOff} boxSize="3.5" aria-hidden />
          <FormattedMessage id="inbox.pictures" values={{ count: body.remotePictures }} />
          <Button size="xs" onClick={() => setShowsPictures(true)}>
            <FormattedMessage id="inbox.pictures.show" />
          </Button>
        </chakra.p>
      )}
      {body.html === null ? (
        <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
          {body.text || <FormattedMessage id="inbox.noText" />}
        </chakra.p>
      ) : (
        <chakra.iframe
          key={id}
          src={`/inbound-mails/${id}/page${showsPictures ? '?pictures=on' : ''}`}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          title={subject || formatMessage({ id: 'inbox.noSubject' })}
          width="full"
          minH="50vh"
          resize="vertical"
          overflow="auto"
          borderWidth="1px"
          borderRadius="md"
          bg="white"
        />
      )}
      <Box>
        <Button size="xs" variant="ghost" aria-expanded={showsHeaders} onClick={() => setShowsHeaders(!showsHeaders)}>
          <FormattedMessage id="inbox.headers" />
        </Button>
        {showsHeaders && (
          <chakra.pre
            tabIndex={0}
            role="region"
            aria-label={formatMessage({ id: 'inbox.headers' })}
            mt="2"
            p="3"
            maxH="20rem"
            overflow="auto"
            borderRadius="md"
            bg="bg.muted"
            textStyle="meta"
            fontFamily="mono"
            dir="ltr"
          >
            {body.headers}
          </chakra.pre>
        )}
      </Box>
    </Box>
  );
}
