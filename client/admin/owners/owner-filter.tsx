import { useIntl } from 'react-intl';
import { useColleaguesQuery } from '../../graphql/generated.ts';
import { FilterMenu } from '../kit/filter-menu.tsx';
import { useSession } from '../session/session.ts';

/** Value in the URL for the user who opens it. */
const me = 'me';
const nobody = 'none';

interface Props {
  value: string[] | undefined;
  onChange: (value: string[] | null) => void;
}

/** Filter of a list by owner: mine, unassigned, or colleagues, of whom former owners may be disabled. */
export function OwnerFilter({ value, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { profile } = useSession();
  const { data } = useColleaguesQuery();
  const colleagues = data?.colleagues.filter(({ email }) => email !== profile?.email) ?? [];
  return (
    <FilterMenu
      label="owner.label"
      value={value}
      options={[
        { value: me, label: formatMessage({ id: 'owner.mine' }) },
        { value: nobody, label: formatMessage({ id: 'owner.none' }) },
        ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={onChange}
    />
  );
}

/** Converts the URL parameter to the fields of the GraphQL filters. */
export const toOwnerFilter = (owners: string[] | undefined) =>
  owners && {
    mine: owners.includes(me),
    unassigned: owners.includes(nobody),
    ownerIds: owners.filter((owner) => owner !== me && owner !== nobody),
  };
