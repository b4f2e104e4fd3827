import { Button, chakra, Kbd } from '@chakra-ui/react';
import { ListPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCanEdit } from '../session/session.ts';
import { useShortcuts } from '../shell/shortcuts.ts';

const TaskDialog = lazy(async () => ({ default: (await import('./task-dialog.tsx')).TaskDialog }));
const keys = ['y'];

interface Props {
  /** Record of the task. */
  quoteRequestId?: string;
  companyId?: string;
  /** Shows only the icon on a phone. */
  isCompact?: boolean;
}

/** Button and key Y for a new task; nothing for users who may not edit. */
export function NewTaskButton({ isCompact = false, ...record }: Props) {
  const canEdit = useCanEdit();
  const [isOpen, setOpen] = useState(false);
  useShortcuts(keys, () => canEdit && setOpen(true));
  if (!canEdit) return null;
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <ListPlus aria-hidden />
        <chakra.span srOnly={{ base: isCompact, md: false }}>
          <FormattedMessage id="tasks.add" />
        </chakra.span>
        <Kbd>Y</Kbd>
      </Button>
      <Suspense>{isOpen && <TaskDialog {...record} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
