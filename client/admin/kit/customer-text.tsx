import type { Language } from '../../graphql/generated.ts';

interface Props {
  children: string;
  /** The language of the text, when it is known. */
  language?: Language;
}

/** Text written by a customer: it has its own direction, and screen readers do not pronounce it as Turkish. */
export function CustomerText({ children, language }: Props) {
  return <bdi lang={language?.toLowerCase()}>{children}</bdi>;
}
