import { Box, Button, chakra, VisuallyHidden } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { useModal } from '../../ui/use-modal.ts';
import type { Certificate } from './certificates.ts';
import { SampleCertificate } from './sample-certificate.tsx';
import { StandardName } from './standard-name.tsx';

const Preview = chakra('dialog', {
  base: {
    width: 'min(100% - 2rem, 30rem)',
    maxHeight: 'calc(100dvh - 2rem)',
    margin: 'auto',
    padding: { base: '16', md: '24' },
    overflowY: 'auto',
    bg: 'bg',
    color: 'fg',
    boxShadow: 'pop',
    _backdrop: { bg: 'graphite.950/72' },
  },
});

/** A certificate with its years, or an inspection document with its types. The preview is a native dialog, which opens without scripts too. */
export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { formatMessage } = useIntl();
  const { id, standard, issued, validUntil, types, isProtected } = certificate;
  const { dialog, opener, closer } = useModal(`certificate-${id}`, 'not all');
  const titleId = `certificate-${id}-title`;

  return (
    <Box
      as="article"
      display="flex"
      flexDirection="column"
      gap="8"
      padding="24"
      borderBottomWidth="1px"
      borderInlineEndWidth="1px"
      borderColor="border"
      bg="bg.panel"
    >
      <Box as="h3" textStyle="h2">
        <StandardName standard={standard} />
      </Box>
      <Box as="p" color="fg.muted">
        <FormattedMessage id={`quality.certificate.${id}`} />
      </Box>
      <Box as="p" textStyle="small" color="fg.muted" marginTop="auto" paddingTop="16">
        {types && <FormattedMessage id="quality.types" values={{ types }} />}
        {issued && <FormattedMessage id="quality.issued" values={{ issued }} />}
        {validUntil && (
          <Box as="span" display="block">
            <FormattedMessage id="quality.valid" values={{ validUntil }} />
          </Box>
        )}
      </Box>
      <Button asChild variant="outline" size="sm" alignSelf="start">
        <button {...opener}>
          <FormattedMessage id="quality.preview" />
          <VisuallyHidden>: {standard}</VisuallyHidden>
        </button>
      </Button>
      <Preview {...dialog} aria-labelledby={titleId}>
        <Box display="flex" justifyContent="space-between" alignItems="center" gap="16" marginBottom="16">
          <Box as="h4" id={titleId} textStyle="h3">
            <FormattedMessage id="quality.preview.title" values={{ standard: <bdi dir="ltr">{standard}</bdi> }} />
          </Box>
          <Button asChild variant="ghost" size="sm">
            <button {...closer} aria-label={formatMessage({ id: 'quality.preview.close' })}>
              <X aria-hidden />
            </button>
          </Button>
        </Box>
        <SampleCertificate certificate={certificate} />
        <Box as="p" textStyle="tiny" color="fg.muted" marginTop="16">
          {isProtected && <FormattedMessage id="quality.guarded" />}{' '}
          <FormattedMessage id="quality.copyright" values={{ brand: brand.name }} />
        </Box>
      </Preview>
    </Box>
  );
}
