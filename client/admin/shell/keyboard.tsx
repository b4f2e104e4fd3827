import { useNavigate } from 'react-router';
import { useCanEdit } from '../session/session.ts';
import { switchTheme } from '../theme/theme.ts';
import { destinations } from './navigation.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useShortcuts } from './shortcuts.ts';

const pages = new Map(destinations.map(({ letter, path }) => [`g ${letter.toLowerCase()}`, path]));
const newCompany = '/admin/companies/new';
const shortcuts = [...pages.keys(), 'c', 'Shift+T', 'Shift+?', '?'];

interface Props {
  helpOpen: boolean;
  onHelp: (open: boolean) => void;
}

/** The keys that work on every page of the admin, and the dialog that lists them. */
export function Keyboard({ helpOpen, onHelp }: Props) {
  const navigate = useNavigate();
  const canEdit = useCanEdit();
  useShortcuts(shortcuts, (shortcut) => {
    const page = pages.get(shortcut);
    if (page) void navigate(page);
    else if (shortcut === 'c') void (canEdit && navigate(newCompany));
    else if (shortcut === 'Shift+T') switchTheme();
    else onHelp(true);
  });
  return <ShortcutsDialog open={helpOpen} onClose={() => onHelp(false)} />;
}
