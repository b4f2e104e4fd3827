import { createContext, lazy, Suspense, use, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';

const LeadDialog = lazy(() => import('../leads/lead-dialog.tsx'));
const TaskDialog = lazy(async () => ({ default: (await import('../tasks/task-dialog.tsx')).TaskDialog }));

/** Company that a request is entered for. */
export interface LeadCompany {
  id: string;
  name: string;
}

type OpenDialog = { kind: 'lead'; company?: LeadCompany } | { kind: 'task'; path: string };

interface NewRecord {
  addLead: (company?: LeadCompany) => void;
  /** The task is linked to the request or the company whose page is open. */
  addTask: () => void;
}

const NewRecordContext = createContext<NewRecord>({ addLead: () => undefined, addTask: () => undefined });

/** Returns functions that open, on any screen, the dialogs in which a request or a task is entered. */
export const useNewRecord = () => use(NewRecordContext);

/** Renders the dialogs that `useNewRecord` opens. */
export function NewRecordProvider({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const { pathname: path } = useLocation();
  const value = useMemo(
    () => ({
      addLead: (company?: LeadCompany) => setDialog({ kind: 'lead', company }),
      addTask: () => setDialog({ kind: 'task', path }),
    }),
    [path],
  );
  const close = () => setDialog(undefined);
  return (
    <NewRecordContext value={value}>
      {children}
      <Suspense>
        {dialog?.kind === 'lead' && <LeadDialog company={dialog.company} onClose={close} />}
        {dialog?.kind === 'task' && <TaskDialog {...parseRecordPath(dialog.path)} onClose={close} />}
      </Suspense>
    </NewRecordContext>
  );
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const recordPath = new RegExp(`^/admin/(quotes|companies)/(${uuid})`, 'i');

/** Returns the id of the request or the company whose page is open. */
export function parseRecordPath(path: string): { quoteRequestId?: string; companyId?: string } {
  const [, list, id] = recordPath.exec(path) ?? [];
  return list === 'quotes' ? { quoteRequestId: id } : { companyId: id };
}
