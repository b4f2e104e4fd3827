import { Box, Button, chakra, Flex, Icon, Kbd, Menu, Portal } from '@chakra-ui/react';
import { ArchiveX, ArrowLeft, ChevronDown, Link2, RotateCcw, TriangleAlert, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { InboundMailDetailFragment, MailIgnoreRuleKind } from '../../graphql/generated.ts';
import { FileLinks } from '../documents/file-links.tsx';
import { CustomerText } from '../kit/customer-text.tsx';
import { EmailAddress } from '../kit/email-address.tsx';
import { IconLink } from '../kit/icon-button.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { LeadFromMailDialog } from './lead-from-mail-dialog.tsx';
import { LinkMailDialog } from './link-mail-dialog.tsx';
import { MailBody } from './mail-body.tsx';
import { CheckResult } from './mail-checks.tsx';
import type { useDecisions } from './use-decisions.ts';

interface Props {
  mail: InboundMailDetailFragment;
  decisions: ReturnType<typeof useDecisions>;
  /** Path of the list, for phones, where the mail covers it. */
  listPath: string;
}

const shortcuts = ['a', 'b', 'y'];
const underlined = { textDecoration: 'underline', textUnderlineOffset: '3px' } as const;

/** A mail with the decisions about it: a lead, a link to a company, or ignoring it. */
export function MailDetail({ mail, decisions, listPath }: Props) {
  const { formatMessage } = useIntl();
  const [dialog, setDialog] = useState<'lead' | 'link'>();
  const isWaiting = mail.status === 'WAITING';
  const isLinked = mail.status === 'LINKED';
  const canIgnore = isWaiting && mail.folder !== 'SENT';
  useShortcuts(shortcuts, (key) => {
    if (key === 'a' && isWaiting) setDialog('lead');
    if (key === 'b' && !isLinked) setDialog('link');
    if (key === 'y' && isWaiting) void decisions.ignore(mail.id);
  });

  return (
    <Box as="article" aria-label={mail.subject || formatMessage({ id: 'inbox.noSubject' })}>
      <Flex wrap="wrap" gap="2" align="center" px={{ base: '4', md: '5' }} py="2.5" borderBottomWidth="1px">
        <IconLink hideFrom="lg" icon={ArrowLeft} label={formatMessage({ id: 'inbox.back' })} to={listPath} />
        {isWaiting && (
          <Button variant="solid" colorPalette="molten" onClick={() => setDialog('lead')}>
            <UserPlus aria-hidden />
            <FormattedMessage id="inbox.lead" />
            <Kbd variant="plain" hideBelow="md">
              A
            </Kbd>
          </Button>
        )}
        {!isLinked && (
          <Button onClick={() => setDialog('link')}>
            <Link2 aria-hidden />
            <FormattedMessage id="inbox.link" />
            <Kbd variant="plain" hideBelow="md">
              B
            </Kbd>
          </Button>
        )}
        {isWaiting && (
          <Button variant="ghost" onClick={() => void decisions.ignore(mail.id)}>
            <ArchiveX aria-hidden />
            <FormattedMessage id="inbox.ignore" />
            <Kbd variant="plain" hideBelow="md">
              Y
            </Kbd>
          </Button>
        )}
        {canIgnore && <IgnoreRules mail={mail} onIgnore={(rule) => void decisions.ignore(mail.id, rule)} />}
        {!isWaiting && (
          <Button onClick={() => void decisions.restore(mail.id)}>
            <RotateCcw aria-hidden />
            <FormattedMessage id="inbox.restore" />
          </Button>
        )}
      </Flex>
      <Box display="grid" gap="3.5" px={{ base: '4', md: '5' }} py="4">
        <Header mail={mail} />
        <CompanyMatch mail={mail} />
        <Notes mail={mail} />
        <MailBody key={mail.id} mail={mail} />
        <FileLinks label="inbox.files" files={mail.files} />
      </Box>
      {dialog === 'lead' && (
        <LeadFromMailDialog
          mail={mail}
          onDone={(decided) => decisions.announce(decided, 'inbox.lead.saved')}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'link' && (
        <LinkMailDialog
          mail={mail}
          onDone={(decided) => decisions.announce(decided, 'inbox.link.saved')}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Box>
  );
}

/** Subject, sender, recipients, time, and the results of the checks. */
function Header({ mail }: { mail: InboundMailDetailFragment }) {
  const { formatMessage, formatDate } = useIntl();
  const { senderName, senderEmail, recipients, recipientCount, sentAt, receivedAt, dkimDomain } = mail;
  const more = recipientCount - recipients.length;
  return (
    <Box display="grid" gap="2">
      <chakra.h2 textStyle="page" overflowWrap="anywhere">
        {mail.subject ? <CustomerText>{mail.subject}</CustomerText> : formatMessage({ id: 'inbox.noSubject' })}
      </chakra.h2>
      <chakra.p>
        <chakra.b fontWeight="medium">
          <CustomerText>{senderName || senderEmail}</CustomerText>
        </chakra.b>{' '}
        <chakra.span color="fg.muted">{senderEmail && <EmailAddress email={senderEmail} />}</chakra.span>
      </chakra.p>
      <chakra.p textStyle="meta" color="fg.muted" overflowWrap="anywhere">
        <FormattedMessage
          id="inbox.to"
          values={{ recipients: recipients.map(({ email }) => email).join(', ') || '–', more }}
        />
        {' · '}
        {formatDate(sentAt ?? receivedAt, { dateStyle: 'long', timeStyle: 'short' })}
        {mail.mailboxAddress && ` · ${formatMessage({ id: 'inbox.mailbox' }, { address: mail.mailboxAddress })}`}
      </chakra.p>
      {mail.folder !== 'SENT' && (
        <chakra.p display="flex" flexWrap="wrap" columnGap="4" rowGap="1" textStyle="meta">
          <CheckResult name="SPF" result={mail.spf} />
          <CheckResult name="DKIM" result={mail.dkim} domain={dkimDomain} />
          <CheckResult name="DMARC" result={mail.dmarc} />
        </chakra.p>
      )}
    </Box>
  );
}

/** A warning about a look-alike domain, and the company of a linked mail or the suggested one with the reason. */
function CompanyMatch({ mail }: { mail: InboundMailDetailFragment }) {
  const { company, suggestion, lookAlikeOf, status } = mail;
  const matched = status === 'LINKED' ? company : suggestion?.company;
  return (
    <>
      {lookAlikeOf && (
        <Flex role="alert" gap="2" px="3" py="2.5" borderRadius="lg" bg="red.subtle">
          <Icon as={TriangleAlert} boxSize="4" mt="0.5" color="red.fg" flexShrink={0} aria-hidden />
          <FormattedMessage id="inbox.lookAlike.text" values={{ domain: lookAlikeOf }} />
        </Flex>
      )}
      {matched && (
        <Box px="3" py="2.5" borderRadius="lg" bg="bg.muted">
          <chakra.h3 textStyle="meta" color="fg.muted">
            <FormattedMessage id={status === 'LINKED' ? 'inbox.linkedTo' : `inbox.reason.${suggestion!.reason}`} />
          </chakra.h3>
          <chakra.p>
            <chakra.span fontWeight="medium" {...underlined} asChild>
              <Link to={`/admin/companies/${matched.id}`}>
                <CustomerText>{matched.name}</CustomerText>
              </Link>
            </chakra.span>
            {status !== 'LINKED' && suggestion?.contact && (
              <>
                , <CustomerText>{suggestion.contact.name}</CustomerText>
              </>
            )}
            {status !== 'LINKED' && suggestion?.quoteRequest && (
              <>
                ,{' '}
                <chakra.span {...underlined} asChild>
                  <Link to={`/admin/quotes/${suggestion.quoteRequest.id}`}>{suggestion.quoteRequest.reference}</Link>
                </chakra.span>
              </>
            )}
          </chakra.p>
        </Box>
      )}
    </>
  );
}

/** What is unusual about the mail, and what kind of automatic mail it is. */
function Notes({ mail: { notes, kind } }: { mail: InboundMailDetailFragment }) {
  const lines = [...(kind === 'MESSAGE' ? [] : [`inbox.kind.${kind}`]), ...notes.map((note) => `inbox.note.${note}`)];
  if (lines.length === 0) return null;
  return (
    <chakra.ul display="grid" gap="1" textStyle="meta" color="fg.muted">
      {lines.map((line) => (
        <li key={line}>
          <FormattedMessage id={line} />
        </li>
      ))}
    </chakra.ul>
  );
}

interface IgnoreRulesProps {
  mail: InboundMailDetailFragment;
  onIgnore: (rule: MailIgnoreRuleKind) => void;
}

/** Ignores this mail and all others from its address or domain; meant for private mail. */
function IgnoreRules({ mail: { senderEmail }, onIgnore }: IgnoreRulesProps) {
  const { formatMessage } = useIntl();
  if (!senderEmail) return null;
  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => onIgnore(value as MailIgnoreRuleKind)}
    >
      <Menu.Trigger asChild>
        <Button
          variant="ghost"
          px="1.5"
          minW={{ base: '11', md: '7' }}
          aria-label={formatMessage({ id: 'inbox.rules' })}
        >
          <ChevronDown aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="ADDRESS">
              <FormattedMessage id="inbox.rule.ADDRESS" values={{ value: senderEmail }} />
            </Menu.Item>
            <Menu.Item value="DOMAIN">
              <FormattedMessage id="inbox.rule.DOMAIN" values={{ value: senderEmail.split('@')[1] ?? '' }} />
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
