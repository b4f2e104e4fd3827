import { FormattedMessage } from 'react-intl';

/** The words of a field are named after it: `form.email`, and `form.quantity` for `trade.quantity`. */
export const FieldLabel = ({ of }: { of: string }) => (
  <FormattedMessage id={`form.${of.slice(of.lastIndexOf('.') + 1)}`} />
);
