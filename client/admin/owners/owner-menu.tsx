import { chakra, Menu } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useColleaguesQuery, type OwnerFragment } from '../../graphql/generated.ts';
import { useSession } from '../session/session.ts';
import { OwnerMark } from './owner-mark.tsx';

const noOwner = 'none';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (owner: OwnerFragment | null) => void;
  placement?: 'top' | 'bottom-start';
  /** Id of the colleague whose records are handed over. The menu leaves out this colleague and the choice "nobody". */
  handOverFrom?: string;
  /** The button that opens the menu. */
  children: ReactElement;
}

/** A menu of the colleagues who may own a record, the user first. Typing a name moves to it. */
export function OwnerMenu({ open, onOpenChange, onChoose, placement = 'bottom-start', handOverFrom, children }: Props) {
  const owners = useAssignableColleagues().filter(({ id }) => id !== handOverFrom);
  return (
    <Menu.Root
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
      onSelect={({ value }) => {
        const owner = owners.find(({ id }) => id === value);
        if (owner) onChoose({ id: owner.id, name: owner.name });
        else if (value === noOwner) onChoose(null);
      }}
      positioning={{ placement }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>{children}</Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content maxH="20rem" overflowY="auto">
          {owners.map((owner) => (
            <Menu.Item key={owner.id} value={owner.id} valueText={owner.name}>
              <OwnerMark owner={owner} />
              {owner.isMe && (
                <chakra.span color="fg.subtle" textStyle="meta">
                  <FormattedMessage id="owner.me" />
                </chakra.span>
              )}
            </Menu.Item>
          ))}
          {!handOverFrom && (
            <>
              <Menu.Separator />
              <Menu.Item value={noOwner}>
                <OwnerMark owner={null} />
              </Menu.Item>
            </>
          )}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

/** Returns the colleagues who may own records, the user first. */
export function useAssignableColleagues(): (OwnerFragment & { isMe: boolean })[] {
  const { profile } = useSession();
  const { data } = useColleaguesQuery();
  return (data?.colleagues ?? [])
    .filter(({ assignable }) => assignable)
    .map(({ id, name, email }) => ({ id, name, isMe: email === profile?.email }))
    .sort((one, other) => Number(other.isMe) - Number(one.isMe));
}
