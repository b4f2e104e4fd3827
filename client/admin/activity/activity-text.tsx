import { FormattedMessage, useIntl } from 'react-intl';
import type { ActivityFragment } from '../../graphql/generated.ts';
import { CustomerText } from '../kit/customer-text.tsx';
import { formatChanges, getActivityLabel } from './activity-label.ts';

interface Props {
  activity: ActivityFragment;
}

/** Whether the sentence contains the name of the record, so that the detail need not repeat it. */
const hasNameInSentence = ({ action, targetType }: ActivityFragment) =>
  action === 'INSERT' && targetType !== 'companies' && targetType !== 'communications';

const getDetail = ({ details }: ActivityFragment, key: string) =>
  typeof details[key] === 'string' ? details[key] : '';
const getName = (activity: ActivityFragment) => getDetail(activity, 'name') || getDetail(activity, 'email');

/**
 * Sentence with actor and action: "Selin Aktaş durumu değiştirdi". Former colleagues have no name any more and are shown by their e-mail
 * address.
 */
export function ActivitySentence({ activity }: Props) {
  const { messages } = useIntl();
  const { actor, actorName, action, targetType } = activity;
  const id = `feed.${targetType}.${getActivityLabel(activity)}`;

  return (
    <FormattedMessage
      id={id in messages ? id : `feed.other.${action}`}
      values={{
        by: actor ? 'somebody' : 'nobody',
        actor: <bdi>{actorName ?? actor}</bdi>,
        name: <CustomerText>{getName(activity)}</CustomerText>,
        b: (chunks) => <b>{chunks}</b>,
      }}
    />
  );
}

/** The record and the change: "Northgate Rebar Ltd · Yeni → Beklemede". */
export function ActivityDetail({ activity }: Props) {
  const intl = useIntl();
  const company = getDetail(activity, 'company');
  const change = activity.action === 'UPDATE' ? formatChanges(activity, intl) : '';
  // The detail has only one line, so a change with a company leaves no room for the name.
  const name = hasNameInSentence(activity) || (change && company) ? '' : getName(activity);

  const parts = [
    name && <CustomerText key="name">{name}</CustomerText>,
    company && <CustomerText key="company">{company}</CustomerText>,
    change,
  ];
  return parts.filter(Boolean).flatMap((part, index) => (index === 0 ? [part] : [' · ', part]));
}
