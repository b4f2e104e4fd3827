import { Box, createToaster, Portal, Toast, Toaster, useToastStyles, VisuallyHidden } from '@chakra-ui/react';
import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { registerReceiver, type Notice } from './notify.ts';

const durationsMs = { success: 3000, error: 5000, info: 5000 };
const icons = { success: Check, error: TriangleAlert, info: Info };

/** Distance from the edges of the window. */
const offset = '32px';
/** `createToaster` mirrors the placement `bottom-end` twice in right-to-left pages, which would leave the toasts on the same side. */
const corner = { insetInlineStart: 'auto', insetInlineEnd: offset, alignItems: 'flex-end' };

const toaster = createToaster({
  placement: 'bottom-end',
  offsets: offset,
  gap: 12,
  pauseOnPageIdle: true,
  hotkey: ['altKey', 'KeyT'],
});

/**
 * Renders toasts in the bottom-end corner; Alt+T moves the focus to them. They are outside the application root, because an open dialog
 * hides everything inside it from screen readers.
 */
export default function Toasts() {
  const { formatMessage } = useIntl();
  // The toaster subscribes in the microtask after its mount, so registration waits for it. Each notice waits for a microtask too: the
  // toaster renders synchronously, which React does not allow inside an effect.
  useEffect(() => {
    const registration = Promise.resolve().then(() => registerReceiver((notice) => queueMicrotask(() => show(notice))));
    return () => {
      toaster.remove(); // the store of the toaster outlives this component
      void registration.then((stop) => stop());
    };
  }, []);

  return (
    <Portal>
      <Toaster toaster={toaster} style={corner} aria-label={formatMessage({ id: 'toast.region' })}>
        {({ type, title, description, action }) => (
          <Toast.Root role={type === 'error' ? 'alert' : 'status'} width="min(356px, 100vw - 64px)">
            <Icon type={type as Notice['type']} />
            <Box flex="1" minW="0">
              <Toast.Title>{typeof title === 'string' && <Title title={title} />}</Toast.Title>
              {description && <Toast.Description>{description}</Toast.Description>}
              {action && <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger>}
            </Box>
            <Toast.CloseTrigger aria-label={formatMessage({ id: 'toast.close' })}>
              <X aria-hidden />
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  );
}

/** Id of the last toast by topic. */
const lastIdByTopic = new Map<string, string>();

function show({ type, duration = durationsMs[type], topic, ...notice }: Notice) {
  const id = toaster.create({ ...notice, type, duration, closable: true });
  if (!topic) return;
  const lastId = lastIdByTopic.get(topic);
  if (lastId) toaster.dismiss(lastId);
  lastIdByTopic.set(topic, id);
}

function Icon({ type }: { type: Notice['type'] }) {
  const Glyph = icons[type];
  return (
    <Box css={useToastStyles().indicator} asChild>
      <Glyph aria-hidden />
    </Box>
  );
}

/** Hides the leading emoji visually, because the icon shows the same; screen readers still read it. */
function Title({ title }: { title: string }) {
  const [, emoji, text] = /^(?:([✅❌]) )?(.*)$/su.exec(title) ?? [];
  return (
    <>
      {emoji && <VisuallyHidden as="span">{emoji} </VisuallyHidden>}
      {text}
    </>
  );
}
