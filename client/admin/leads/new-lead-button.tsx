import { Button, chakra, Kbd } from '@chakra-ui/react';
import { UserRoundPlus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useCanEdit } from '../session/session.ts';
import { useNewRecord, type LeadCompany } from '../shell/new-record.tsx';

/** Button for a request that is entered by hand; the key Q does the same on every screen. Nothing for users who may not edit. */
export function NewLeadButton({ company }: { company?: LeadCompany }) {
  const { addLead } = useNewRecord();
  if (!useCanEdit()) return null;
  return (
    <Button onClick={() => addLead(company)} minH={{ base: company ? undefined : '11', md: '0' }}>
      <UserRoundPlus aria-hidden />
      <chakra.span srOnly={{ base: !company, md: false }}>
        <FormattedMessage id="lead.add" />
      </chakra.span>
      {!company && <Kbd>Q</Kbd>}
    </Button>
  );
}
