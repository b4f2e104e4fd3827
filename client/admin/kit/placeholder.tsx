import { Skeleton, type SkeletonProps } from '@chakra-ui/react';
import { useDelayed } from './use-delayed.ts';

/** Stands where words will stand. Its first fifth of a second shows nothing: most answers are quicker, and a flash would only disturb. */
export function Placeholder(props: SkeletonProps) {
  const isLate = useDelayed(200);
  return <Skeleton visibility={isLate ? undefined : 'hidden'} {...props} />;
}
