import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tinykeys } from 'tinykeys';
import { useCanEdit } from '../session/session.ts';
import { toggleTheme } from '../theme/theme.ts';
import { mainPages, notificationsPage } from './navigation.ts';
import { useNewRecord } from './new-record.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useShortcuts } from './shortcuts.ts';

const pathsByShortcut = new Map(
  [...mainPages, notificationsPage].map(({ letter, path }) => [`g ${letter.toLowerCase()}`, path]),
);
const newCompanyPath = '/admin/companies/new';
/** Screens that handle C themselves, for another kind of record. */
const pathsWithOwnNewShortcut = /^\/admin\/communications/;
const shortcuts = [...pathsByShortcut.keys(), 'c', 'q', 'Shift+T', 'Shift+?', '?'];

interface Props {
  isHelpOpen: boolean;
  onHelpChange: (isOpen: boolean) => void;
  onOpenPalette: () => void;
}

/** The shortcuts that work on every page of the administration, and the dialog that lists all shortcuts. */
export function GlobalShortcuts({ isHelpOpen, onHelpChange, onOpenPalette }: Props) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const canEdit = useCanEdit();
  const { addLead } = useNewRecord();
  useShortcuts(shortcuts, (shortcut) => {
    const path = pathsByShortcut.get(shortcut);
    if (path) void navigate(path);
    else if (shortcut === 'c') void (canEdit && !pathsWithOwnNewShortcut.test(pathname) && navigate(newCompanyPath));
    else if (shortcut === 'q') {
      if (canEdit) addLead();
    } else if (shortcut === 'Shift+T') toggleTheme();
    else onHelpChange(true);
  });
  usePaletteShortcut(onOpenPalette);
  return <ShortcutsDialog open={isHelpOpen} onClose={() => onHelpChange(false)} />;
}

/** Ctrl/⌘+K opens the palette, also from an input, but not while a dialog is open. */
function usePaletteShortcut(onOpenPalette: () => void) {
  const openPalette = useEffectEvent(onOpenPalette);
  useEffect(
    () =>
      tinykeys(window, {
        '$mod+KeyK': (event) => {
          event.preventDefault();
          if (!document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]'))
            openPalette();
        },
      }),
    [],
  );
}
