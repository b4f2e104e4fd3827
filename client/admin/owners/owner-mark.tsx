import { chakra, Icon } from '@chakra-ui/react';
import { UserRound } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnerFragment } from '../../graphql/generated.ts';
import { Monogram } from '../kit/monogram.tsx';

interface Props {
  owner: OwnerFragment | null;
  /** Shows the initials only; the name is their accessible name and tooltip. */
  initialsOnly?: boolean;
}

/** Who is responsible for a record: initials and name, or a dashed circle for nobody. */
export function OwnerMark({ owner, initialsOnly }: Props) {
  const { formatMessage } = useIntl();
  const name = owner ? formatMessage({ id: 'owner.is' }, { name: owner.name }) : formatMessage({ id: 'owner.none' });
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minW="0"
      {...(initialsOnly && { role: 'img', 'aria-label': name, title: name })}
    >
      {owner ? (
        <Monogram name={owner.name} isPerson />
      ) : (
        <chakra.span
          aria-hidden
          display="inline-grid"
          placeItems="center"
          flexShrink={0}
          boxSize="5.5"
          borderRadius="full"
          borderWidth="1px"
          borderStyle="dashed"
          borderColor="border.emphasized"
          color="fg.subtle"
        >
          <Icon as={UserRound} boxSize="3" />
        </chakra.span>
      )}
      {!initialsOnly && (
        <chakra.span truncate color={owner ? undefined : 'fg.subtle'}>
          {owner ? <bdi>{owner.name}</bdi> : <FormattedMessage id="owner.none" />}
        </chakra.span>
      )}
    </chakra.span>
  );
}
