import { FormattedNumber } from 'react-intl';

const kilobyte = 1024;

/** The size of a file in kilobytes or megabytes. */
export function FileSize({ bytes }: { bytes: number }) {
  const inMegabytes = bytes >= kilobyte ** 2;
  return (
    <FormattedNumber
      value={inMegabytes ? bytes / kilobyte ** 2 : Math.ceil(bytes / kilobyte)}
      style="unit"
      unit={inMegabytes ? 'megabyte' : 'kilobyte'}
      maximumFractionDigits={1}
    />
  );
}
