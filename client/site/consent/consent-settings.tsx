import { Box, Button, chakra, Flex, IconButton, Link } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageLink } from '../../ui/page-link.tsx';
import { trapFocus } from '../../ui/use-modal.ts';
import { usePageChange } from '../../ui/use-page-change.ts';
import { saveChoices, isMarketingAllowed, isAnalyticsAllowed, setSettingsOpen, type Choices } from './consent.ts';

/** Dialog with one checkbox for each kind of storage; Escape closes it without saving. */
export default function ConsentSettings() {
  const { formatMessage } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const [analytics, setAnalytics] = useState(isAnalyticsAllowed);
  const [marketing, setMarketing] = useState(isMarketingAllowed);
  useEffect(() => dialog.current?.showModal(), []);
  usePageChange(() => setSettingsOpen(false));

  /** Closes before saving, so that the focus returns to the element that opened the dialog. */
  function save(next: Choices) {
    dialog.current?.close();
    saveChoices(next);
  }

  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby="consent-settings"
      onKeyDown={trapFocus}
      onClose={() => setSettingsOpen(false)}
      margin="auto"
      width="min(34rem, 100vw - 2rem)"
      maxHeight="calc(100dvh - 2rem)"
      overflowY="auto"
      padding={{ base: '20', md: '32' }}
      bg="white"
      color="graphite.900"
      boxShadow="pop"
      _backdrop={{ bg: 'rgb(13 16 18 / .6)' }}
    >
      <Flex justifyContent="space-between" alignItems="flex-start" gap="12">
        <Box as="h2" id="consent-settings" textStyle="h2" paddingTop="8">
          <FormattedMessage id="consent.title" />
        </Box>
        <IconButton
          variant="ghost"
          size="sm"
          aria-label={formatMessage({ id: 'consent.close' })}
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden />
        </IconButton>
      </Flex>
      <Box as="p" textStyle="small" color="graphite.500" marginTop="8" marginBottom="16">
        <FormattedMessage id="consent.intro" values={{ policy: policyLink }} />
      </Box>
      <ConsentCheckbox id="necessary" checked disabled />
      <ConsentCheckbox id="analytics" checked={analytics} onChange={setAnalytics} />
      <ConsentCheckbox id="marketing" checked={marketing} onChange={setMarketing} />
      <Flex wrap="wrap" gap="8" marginTop="20">
        <Button size="sm" flexGrow="1" justifyContent="center" onClick={() => save({ analytics, marketing })}>
          <FormattedMessage id="consent.save" />
        </Button>
        <Button
          size="sm"
          variant="outline"
          flexGrow="1"
          justifyContent="center"
          onClick={() => save({ analytics: false, marketing: false })}
        >
          <FormattedMessage id="consent.reject" />
        </Button>
        <Button
          size="sm"
          variant="outline"
          flexGrow="1"
          justifyContent="center"
          onClick={() => save({ analytics: true, marketing: true })}
        >
          <FormattedMessage id="consent.accept" />
        </Button>
      </Flex>
    </chakra.dialog>
  );
}

interface CheckboxProps {
  id: 'necessary' | keyof Choices;
  checked: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}

function ConsentCheckbox({ id, checked, disabled, onChange }: CheckboxProps) {
  return (
    <chakra.label
      display="flex"
      gap="16"
      alignItems="flex-start"
      minHeight="44"
      paddingBlock="12"
      borderTopWidth="1px"
      borderColor="graphite.200"
      cursor={disabled ? 'default' : 'pointer'}
    >
      <chakra.input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
        aria-labelledby={`consent-${id}`}
        aria-describedby={`consent-${id}-text`}
        flexShrink="0"
        boxSize="1.375rem"
        accentColor="graphite.900"
      />
      <span>
        <Box as="span" display="block" id={`consent-${id}`} fontWeight="600">
          <FormattedMessage id={`consent.${id}`} />
        </Box>
        <Box as="span" display="block" id={`consent-${id}-text`} textStyle="small" color="graphite.500">
          <FormattedMessage id={`consent.${id}.text`} />
        </Box>
      </span>
    </chakra.label>
  );
}

const policyLink = (
  <Link asChild>
    <PageLink to="/cookies-policy">
      <FormattedMessage id="consent.policy" />
    </PageLink>
  </Link>
);
