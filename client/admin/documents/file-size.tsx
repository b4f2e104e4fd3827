import { FormattedNumber } from 'react-intl';

/** The size of a file or a disk in kilobytes, megabytes or gigabytes. */
export function FileSize({ bytes }: { bytes: number }) {
  const [unit, size] = units.find(([, smallest]) => bytes >= smallest) ?? units.at(-1)!;
  const value = bytes / size;
  return (
    <FormattedNumber
      value={unit === 'kilobyte' ? Math.ceil(value) : value}
      style="unit"
      unit={unit}
      maximumFractionDigits={1}
    />
  );
}

const units = [
  ['gigabyte', 1024 ** 3],
  ['megabyte', 1024 ** 2],
  ['kilobyte', 1024],
] as const;
