import { chakra } from '@chakra-ui/react';
import { useIntl, type IntlShape } from 'react-intl';
import type { ActivityFragment } from '../../graphql/generated.ts';
import { valueWords } from '../activity/turn.ts';

/** Each changed field with what it was and what it became. */
export function ChangeList({ activity }: { activity: ActivityFragment }) {
  const intl = useIntl();
  const changes = Object.entries((activity.changes ?? {}) as Record<string, [unknown, unknown]>);
  return (
    <chakra.ul display="grid" gap="0.5">
      {changes.map(([field, [before, after]]) => (
        <chakra.li key={field} overflowWrap="anywhere">
          <chakra.span color="fg.subtle">{fieldName(intl, field)}: </chakra.span>
          <chakra.del color="fg.muted" textDecorationColor="fg.subtle">
            <bdi>{valueWords(intl, activity.targetType, field, before)}</bdi>
          </chakra.del>
          {' → '}
          <chakra.ins textDecoration="none" fontWeight="medium">
            <bdi>{valueWords(intl, activity.targetType, field, after)}</bdi>
          </chakra.ins>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** As people call it, else as the database does. */
export const fieldName = ({ formatMessage, messages }: IntlShape, field: string): string =>
  `field.${field}` in messages ? formatMessage({ id: `field.${field}` }) : field;
