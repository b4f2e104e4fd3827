import type { Language } from '../../graphql/generated.ts';

interface Props {
  children: string;
  /** What they write in, where we know. */
  language?: Language;
}

/** Words that a customer wrote: in their own direction, and not read out as Turkish. */
export function Theirs({ children, language }: Props) {
  return <bdi lang={language?.toLowerCase()}>{children}</bdi>;
}
