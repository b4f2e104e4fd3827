import { Button, chakra, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ToolbarButton } from '../kit/toolbar-button.tsx';

interface Props {
  /** Time at which the mail is sent, in milliseconds. */
  sendAt: number;
  isTakingBack: boolean;
  onTakeBack: () => void;
  /** Called when the mail is sent, and when the bar is closed before. */
  onClose: () => void;
}

/** Counts the seconds in which a mail can be taken back. */
export function UndoBar({ sendAt, isTakingBack, onTakeBack, onClose }: Props) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((sendAt - now) / 1_000));
  const close = useEffectEvent(onClose);
  useEffect(() => button.current?.focus(), []);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const isOver = seconds === 0 && !isTakingBack;
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  return (
    <Flex align="center" gap="3" ps="4" pe="1.5" py="2.5">
      <chakra.p role="status" flex="1" minW="0">
        <FormattedMessage id="mail.sending" />
      </chakra.p>
      <chakra.span aria-hidden color="fg.subtle" fontVariantNumeric="tabular-nums">
        <FormattedMessage id="mail.sending.seconds" values={{ seconds }} />
      </chakra.span>
      <Button ref={button} size="sm" loading={isTakingBack} onClick={onTakeBack}>
        <FormattedMessage id="mail.undo" />
      </Button>
      <ToolbarButton icon={X} label={formatMessage({ id: 'admin.close' })} onClick={onClose} />
    </Flex>
  );
}
