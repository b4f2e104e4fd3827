import { Pencil, Trash2, Undo2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { CompanyRowFragment } from '../../graphql/generated.ts';
import { IconButton, IconLink } from '../kit/icon-button.tsx';
import { useRestoreCompany } from './use-delete-company.ts';

interface Props {
  company: CompanyRowFragment;
  /** It was deleted, and can be taken back. */
  inBin?: boolean;
  onDelete: () => void;
}

/** What can be done with a company from its row. */
export function RowActions({ company: { id, name }, inBin, onDelete }: Props) {
  const { formatMessage } = useIntl();
  const restore = useRestoreCompany();
  if (inBin)
    return (
      <IconButton
        icon={Undo2}
        label={formatMessage({ id: 'companies.restoreOne' }, { name })}
        onClick={() => void restore(id)}
      />
    );
  return (
    <>
      <IconLink
        icon={Pencil}
        label={formatMessage({ id: 'companies.editOne' }, { name })}
        to={`/admin/companies/${id}/edit`}
      />
      <IconButton icon={Trash2} label={formatMessage({ id: 'companies.deleteOne' }, { name })} onClick={onDelete} />
    </>
  );
}
