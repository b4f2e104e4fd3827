import { Button, chakra, Flex, Icon, Input } from '@chakra-ui/react';
import { TriangleAlert, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DAY_MS } from '../../../common/durations.ts';
import { useFormField } from '../../ui/form/use-form-field.ts';
import { toDateTimeLocal } from '../communications/datetime-local.ts';
import { ToolbarButton } from '../kit/toolbar-button.tsx';

/** Time of the day at which mails are proposed to be sent. */
const MORNING = '09:00';

/** Returns the morning of the next day, or of the next Monday, as a `datetime-local` input has it. */
export function getMorning(day: 'tomorrow' | 'monday', now = Date.now()): string {
  const weekday = new Date(now).getDay();
  const days = day === 'tomorrow' ? 1 : 7 - ((weekday + 6) % 7);
  return `${toDateTimeLocal(now + days * DAY_MS).slice(0, 10)}T${MORNING}`;
}

/** The time at which the mail is sent. */
export function SendLater({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { id, value, control, reason, reasonId, setValue } = useFormField('sendAt');
  return (
    <chakra.div width="full">
      <Flex align="center" gap="2" wrap="wrap">
        <chakra.label htmlFor={id} textStyle="metaStrong" color="fg.muted">
          <FormattedMessage id="mail.sendAt" />
        </chakra.label>
        <Input
          id={id}
          type="datetime-local"
          size="xs"
          width="auto"
          h={{ base: '11', md: '8' }}
          fontSize={{ base: '1rem', md: '0.8125rem' }}
          {...control}
          value={value}
          aria-invalid={reason ? true : undefined}
        />
        {(['tomorrow', 'monday'] as const).map((day) => (
          <Button key={day} size="xs" h={{ base: '11', md: '7' }} onClick={() => void setValue(getMorning(day))}>
            <FormattedMessage id={`mail.sendAt.${day}`} />
          </Button>
        ))}
        <ToolbarButton ms="auto" icon={X} label={formatMessage({ id: 'mail.sendAt.cancel' })} onClick={onClose} />
      </Flex>
      {reason && (
        <chakra.p id={reasonId} role="alert" color="red.fg" textStyle="meta" mt="1">
          <Icon as={TriangleAlert} boxSize="3.5" me="1" aria-hidden />
          <FormattedMessage id={reason} />
        </chakra.p>
      )}
    </chakra.div>
  );
}
