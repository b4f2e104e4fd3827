import { skipToken } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { useCompanyOfRecordQuery, useContactChoicesQuery } from '../../graphql/generated.ts';
import { CustomerText } from './customer-text.tsx';

const noName = <FormattedMessage id="admin.none" />;

/** Loads and shows the name of a company. */
export function CompanyName({ id }: { id: string }) {
  const { data } = useCompanyOfRecordQuery({ variables: { id } });
  return data?.company ? <CustomerText>{data.company.name}</CustomerText> : noName;
}

/** Loads and shows the name of a contact. */
export function ContactName({ id, companyId }: { id: string; companyId?: string }) {
  const { data } = useContactChoicesQuery(companyId ? { variables: { companyId } } : skipToken);
  const contact = data?.contacts.edges.find(({ node }) => node.id === id)?.node;
  return contact ? <CustomerText>{contact.name}</CustomerText> : noName;
}
