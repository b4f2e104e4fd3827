import { FormattedMessage } from 'react-intl';

/** The default label of a field: the message `form.<name>` without the group, `form.quantity` for `trade.quantity`. */
export const FieldLabel = ({ name }: { name: string }) => (
  <FormattedMessage id={`form.${name.slice(name.lastIndexOf('.') + 1)}`} />
);
