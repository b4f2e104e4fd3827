import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** The properties of a record: names in a column of 100 px, values beside them. */
export const PropertyList = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: '6.25rem minmax(0, 1fr)', columnGap: '3', rowGap: '2' },
});

interface Props {
  /** Message id. */
  label: string;
  children?: ReactNode;
}

/** A property; an empty value is shown as a dash. */
export function Property({ label, children }: Props) {
  return (
    <>
      <chakra.dt color="fg.subtle">
        <FormattedMessage id={label} />
      </chakra.dt>
      <chakra.dd minW="0" overflowWrap="anywhere">
        {children || <chakra.span color="fg.subtle">–</chakra.span>}
      </chakra.dd>
    </>
  );
}
