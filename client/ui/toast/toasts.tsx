import { Box, createToaster, Portal, Toast, Toaster, useToastStyles, VisuallyHidden } from '@chakra-ui/react';
import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { receiveNotices, type Notice } from './notify.ts';

/** Milliseconds on screen. */
const durations = { success: 3000, error: 5000, info: 5000 };
const icons = { success: Check, error: TriangleAlert, info: Info };

/** Pixels from the window's edges. */
const offset = '32px';
/** zag turns this corner twice where text runs from right to left, and so not at all. */
const corner = { insetInlineStart: 'auto', insetInlineEnd: offset, alignItems: 'flex-end' };

const toaster = createToaster({
  placement: 'bottom-end',
  offsets: offset,
  gap: 12,
  pauseOnPageIdle: true,
  hotkey: ['altKey', 'KeyT'],
});

/**
 * The toasts of an application, in the lower corner at the end of the line; Alt+T leads to them. They stand beside the application and
 * not in it: a dialog that is open hides all of that from screen readers.
 */
export default function Toasts() {
  const { formatMessage } = useIntl();
  // The region begins to listen in the microtask after its mount: what comes then is shown, and read out as something new. A notice that
  // an effect gives waits for a microtask, too: the toaster renders at once, which React refuses while it renders itself.
  useEffect(() => {
    const receiving = Promise.resolve().then(() => receiveNotices((notice) => queueMicrotask(() => show(notice))));
    return () => {
      toaster.remove(); // the toasts of an application that is gone
      void receiving.then((stop) => stop());
    };
  }, []);

  return (
    <Portal>
      <Toaster toaster={toaster} style={corner} aria-label={formatMessage({ id: 'toast.region' })}>
        {({ type, title, description, action }) => (
          <Toast.Root role={type === 'error' ? 'alert' : 'status'} width="min(356px, 100vw - 64px)">
            <Icon of={type as Notice['type']} />
            <Box flex="1" minW="0">
              <Toast.Title>{typeof title === 'string' && <Words of={title} />}</Toast.Title>
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

/** Id of the last toast by its topic. */
const lastOn = new Map<string, string>();

function show({ type, duration = durations[type], topic, ...notice }: Notice) {
  const id = toaster.create({ ...notice, type, duration, closable: true });
  if (!topic) return;
  const last = lastOn.get(topic);
  if (last) toaster.dismiss(last);
  lastOn.set(topic, id);
}

function Icon({ of }: { of: Notice['type'] }) {
  const Drawing = icons[of];
  return (
    <Box css={useToastStyles().indicator} asChild>
      <Drawing aria-hidden />
    </Box>
  );
}

/** The emoji of a title is for those who read or hear the text; the icon beside it shows the same. */
function Words({ of: title }: { of: string }) {
  const [, emoji, words] = /^(?:([✅❌]) )?(.*)$/su.exec(title) ?? [];
  return (
    <>
      {emoji && <VisuallyHidden as="span">{emoji} </VisuallyHidden>}
      {words}
    </>
  );
}
