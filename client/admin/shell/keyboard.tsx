import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tinykeys } from 'tinykeys';
import { useCanEdit } from '../session/session.ts';
import { switchTheme } from '../theme/theme.ts';
import { destinations } from './navigation.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useShortcuts } from './shortcuts.ts';

const pages = new Map(destinations.map(({ letter, path }) => [`g ${letter.toLowerCase()}`, path]));
const newCompany = '/admin/companies/new';
/** There C enters another kind of record, and the screen itself listens for it. */
const ownNew = /^\/admin\/communications/;
const shortcuts = [...pages.keys(), 'c', 'Shift+T', 'Shift+?', '?'];

interface Props {
  helpOpen: boolean;
  onHelp: (open: boolean) => void;
  onFind: () => void;
}

/** The keys that work on every page of the admin, and the dialog that lists them. */
export function Keyboard({ helpOpen, onHelp, onFind }: Props) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const canEdit = useCanEdit();
  useShortcuts(shortcuts, (shortcut) => {
    const page = pages.get(shortcut);
    if (page) void navigate(page);
    else if (shortcut === 'c') void (canEdit && !ownNew.test(pathname) && navigate(newCompany));
    else if (shortcut === 'Shift+T') switchTheme();
    else onHelp(true);
  });
  useFindKeys(onFind);
  return <ShortcutsDialog open={helpOpen} onClose={() => onHelp(false)} />;
}

/** Ctrl/⌘K works while somebody types, too; not above a dialog, which waits for an answer. */
function useFindKeys(onFind: () => void) {
  const find = useEffectEvent(onFind);
  useEffect(
    () =>
      tinykeys(window, {
        '$mod+KeyK': (event) => {
          event.preventDefault();
          if (!document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]')) find();
        },
      }),
    [],
  );
}
