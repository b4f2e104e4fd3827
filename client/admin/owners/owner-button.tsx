import { Button, Kbd } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OwnerFragment } from '../../graphql/generated.ts';
import { useCanEdit } from '../session/session.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { OwnerMark } from './owner-mark.tsx';
import { OwnerMenu } from './owner-menu.tsx';
import { useAssignOwner, type OwnedType } from './use-assign-owner.ts';

const keys = ['a'];

interface Props {
  type: OwnedType;
  record: { id: string; owner: OwnerFragment | null };
}

/** The owner of a record; a click or the key A opens the menu that changes it. Read-only users see the owner only. */
export function OwnerButton({ type, record }: Props) {
  const { formatMessage } = useIntl();
  const canEdit = useCanEdit();
  const [isOpen, setIsOpen] = useState(false);
  const assignOwner = useAssignOwner(type);
  useShortcuts(keys, () => {
    if (canEdit) setIsOpen(true);
  });

  const { owner } = record;
  if (!canEdit) return <OwnerMark owner={owner} />;
  const name = owner?.name ?? formatMessage({ id: 'owner.none' });
  return (
    <OwnerMenu open={isOpen} onOpenChange={setIsOpen} onChoose={(chosen) => void assignOwner([record], chosen)}>
      <Button aria-label={formatMessage({ id: 'owner.change' }, { name })} maxW="full" h={{ base: '11', md: '7' }}>
        <OwnerMark owner={owner} />
        <Kbd aria-hidden hideBelow="lg">
          A
        </Kbd>
      </Button>
    </OwnerMenu>
  );
}
