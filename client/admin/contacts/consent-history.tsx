import { chakra } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { ContactRecordFragment } from '../../graphql/generated.ts';

/**
 * The events of a contact's consent to news by e-mail (given, confirmed, withdrawn), latest first, below a note when no news may be sent to
 * the address.
 */
export const ConsentHistory = ({ consents, refusesNews }: Pick<ContactRecordFragment, 'consents' | 'refusesNews'>) =>
  (consents.length > 0 || refusesNews) && (
    <chakra.ul textStyle="meta" color="fg.subtle">
      {refusesNews && (
        <li>
          <FormattedMessage id="consents.refused" />
        </li>
      )}
      {consents.map(({ id, event, createdAt, actor }) => (
        <chakra.li key={id} overflowWrap="anywhere">
          <FormattedMessage id={`consents.${event.toLowerCase()}`} />
          {', '}
          <FormattedDate value={createdAt} dateStyle="medium" />
          {actor && (
            <>
              {', '}
              <bdi>{actor}</bdi>
            </>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
