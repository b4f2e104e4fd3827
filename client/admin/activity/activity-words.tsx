import { FormattedMessage, useIntl } from 'react-intl';
import type { ActivityFragment } from '../../graphql/generated.ts';
import { Theirs } from '../kit/theirs.tsx';
import { changeWords, turnOf } from './turn.ts';

interface Props {
  activity: ActivityFragment;
}

/** People and what they send are named by the sentence that tells of them. */
const namesItself = ({ action, targetType }: ActivityFragment) =>
  action === 'INSERT' && targetType !== 'companies' && targetType !== 'communications';

const textOf = ({ details }: ActivityFragment, key: string) => (typeof details[key] === 'string' ? details[key] : '');
const nameOf = (activity: ActivityFragment) => textOf(activity, 'name') || textOf(activity, 'email');

/** Who did what: "Selin Aktaş durumu değiştirdi". Who is not a colleague any more is told by their e-mail. */
export function ActivitySentence({ activity }: Props) {
  const { messages } = useIntl();
  const { actor, actorName, action, targetType } = activity;
  const id = `feed.${targetType}.${turnOf(activity)}`;

  return (
    <FormattedMessage
      id={id in messages ? id : `feed.other.${action}`}
      values={{
        by: actor ? 'somebody' : 'nobody',
        actor: <bdi>{actorName ?? actor}</bdi>,
        name: <Theirs>{nameOf(activity)}</Theirs>,
        b: (words) => <b>{words}</b>,
      }}
    />
  );
}

/** To what, and what became of it: "Northgate Rebar Ltd · Yeni → Beklemede". */
export function ActivityDetail({ activity }: Props) {
  const intl = useIntl();
  const company = textOf(activity, 'company');
  const change = activity.action === 'UPDATE' ? changeWords(activity, intl) : '';
  // There is one line: a change leaves no room for two names.
  const name = namesItself(activity) || (change && company) ? '' : nameOf(activity);

  const parts = [
    name && <Theirs key="name">{name}</Theirs>,
    company && <Theirs key="company">{company}</Theirs>,
    change,
  ];
  return parts.filter(Boolean).flatMap((part, index) => (index === 0 ? [part] : [' · ', part]));
}
