import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHandOverMutation } from '../../graphql/generated.ts';
import { notify } from '../../ui/toast/notify.ts';
import { OwnerMenu } from './owner-menu.tsx';

/** Gives the open requests and the companies of a colleague to another one, whom the user chooses from a menu. */
export function HandOverButton({ userId, onDone }: { userId: string; onDone?: () => void }) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const [handOver] = useHandOverMutation();

  async function run(toUserId: string, name: string) {
    try {
      const { data } = await handOver({ variables: { fromUserId: userId, toUserId } });
      const count = data?.handOver ?? 0;
      notify({ type: 'success', title: formatMessage({ id: 'owner.handedOver' }, { name, count }), topic: 'staff' });
      onDone?.();
    } catch {
      notify({ type: 'error', title: formatMessage({ id: 'users.notDone' }), topic: 'staff' });
    }
  }

  return (
    <OwnerMenu
      open={isOpen}
      onOpenChange={setIsOpen}
      onChoose={(owner) => owner && void run(owner.id, owner.name)}
      placement="top"
      handOverFrom={userId}
    >
      <Button>
        <FormattedMessage id="owner.handOver" />
      </Button>
    </OwnerMenu>
  );
}
