import { Pencil, Trash2, Undo2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { CompanyRowFragment } from '../../graphql/generated.ts';
import { IconButton, IconLink } from '../kit/icon-button.tsx';
import { useRestoreCompany } from './use-delete-company.ts';

interface Props {
  company: CompanyRowFragment;
  /** A deleted company can only be restored. */
  isDeleted?: boolean;
  onDelete: () => void;
}

/** Buttons of a row of the company list. */
export function RowActions({ company: { id, name }, isDeleted, onDelete }: Props) {
  const { formatMessage } = useIntl();
  const restore = useRestoreCompany();
  if (isDeleted)
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
