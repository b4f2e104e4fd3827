import { Skeleton, type SkeletonProps } from '@chakra-ui/react';
import { useDelayed } from './use-delayed.ts';

const SHOW_AFTER_MS = 200;

/** A skeleton that stays invisible at first: most responses arrive sooner, and a short flash would distract. */
export function Placeholder(props: SkeletonProps) {
  const isLate = useDelayed(SHOW_AFTER_MS);
  return <Skeleton visibility={isLate ? undefined : 'hidden'} {...props} />;
}
