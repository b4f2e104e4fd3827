import { FormattedMessage } from 'react-intl';
import { skipToken } from '@apollo/client/react';
import { useCompanyDependentsQuery } from '../../graphql/generated.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { Placeholder } from '../kit/placeholder.tsx';

interface Props {
  /** The company to delete; undefined closes the dialog. */
  company?: { id: string; name: string };
  onConfirm: (id: string) => void;
  onClose: () => void;
}

/** Confirms the deletion of a company and lists the dependent records. */
export function DeleteCompanyDialog({ company, onConfirm, onClose }: Props) {
  const { data } = useCompanyDependentsQuery(
    company ? { variables: { id: company.id }, fetchPolicy: 'network-only' } : skipToken,
  );
  const dependents = data?.company?.dependents;
  return (
    <ConfirmDialog
      open={company !== undefined}
      title={<FormattedMessage id="company.delete.title" />}
      action="admin.delete"
      onConfirm={() => {
        if (company) onConfirm(company.id);
        onClose();
      }}
      onClose={onClose}
    >
      {dependents ? (
        <FormattedMessage
          id="company.delete.text"
          values={{ ...dependents, __typename: undefined, name: <bdi>{company?.name}</bdi> }}
        />
      ) : (
        <Placeholder height="2.5" width="70%" my="1.5" />
      )}
    </ConfirmDialog>
  );
}
