import { chakra } from '@chakra-ui/react';
import { useIntl, type IntlShape } from 'react-intl';
import type { ActivityFragment } from '../../graphql/generated.ts';
import { formatFieldValue, getFieldLabelId, getShownChanges } from '../activity/activity-label.ts';

/** List of the changed fields, each with its old and new value. */
export function ChangeList({ activity }: { activity: ActivityFragment }) {
  const intl = useIntl();
  return (
    <chakra.ul display="grid" gap="0.5">
      {getShownChanges(activity).map(([field, [before, after]]) => (
        <chakra.li key={field} overflowWrap="anywhere">
          <chakra.span color="fg.subtle">{getFieldName(intl, activity.targetType, field)}: </chakra.span>
          <chakra.del color="fg.muted" textDecorationColor="fg.subtle">
            <bdi>{formatFieldValue(intl, activity.targetType, field, before)}</bdi>
          </chakra.del>
          {' → '}
          <chakra.ins textDecoration="none" fontWeight="medium">
            <bdi>{formatFieldValue(intl, activity.targetType, field, after)}</bdi>
          </chakra.ins>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** Returns the translated name of a field, or its name in the database when there is no translation. */
function getFieldName({ formatMessage, messages }: IntlShape, targetType: string, field: string): string {
  const id = getFieldLabelId(messages, targetType, field);
  return id ? formatMessage({ id }) : field;
}
