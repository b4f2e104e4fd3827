import { skipToken } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { useCompanyOfRecordQuery, useContactChoicesQuery } from '../../graphql/generated.ts';
import { Theirs } from './theirs.tsx';

const none = <FormattedMessage id="admin.none" />;

/** A company where only its id is at hand. */
export function CompanyName({ id }: { id: string }) {
  const { data } = useCompanyOfRecordQuery({ variables: { id } });
  return data?.company ? <Theirs>{data.company.name}</Theirs> : none;
}

/** A person of a company where only the ids are at hand. */
export function ContactName({ id, companyId }: { id: string; companyId?: string }) {
  const { data } = useContactChoicesQuery(companyId ? { variables: { companyId } } : skipToken);
  const contact = data?.contacts.edges.find(({ node }) => node.id === id)?.node;
  return contact ? <Theirs>{contact.name}</Theirs> : none;
}
