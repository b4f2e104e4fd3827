import { chakra } from '@chakra-ui/react';

const backgrounds = ['slate', 'sand', 'sage', 'mist', 'clay'];

interface Props {
  name: string;
  /** Round for a person, square for a company. */
  isPerson?: boolean;
}

/**
 * The initials of a name on a colour that depends on the name only. Decorative: the name is always shown next to it.
 */
export function Monogram({ name, isPerson }: Props) {
  const background =
    backgrounds[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % backgrounds.length];
  return (
    <chakra.span
      aria-hidden
      display="inline-grid"
      placeItems="center"
      flexShrink={0}
      boxSize={isPerson ? '5.5' : '5'}
      borderRadius={isPerson ? 'full' : 'sm'}
      bg={`monogram.${background}.bg`}
      color={`monogram.${background}.fg`}
      fontSize="0.5625rem"
      lineHeight="1"
      fontWeight="semibold"
    >
      {getInitials(name)}
    </chakra.span>
  );
}

/** Returns AS for `Al-Nakheel Steel Trading`, DY for `Demirköy Yapı A.Ş.`. */
function getInitials(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .split(' ')
    .filter(Boolean);
  return words
    .slice(0, 2)
    .map(([letter]) => letter)
    .join('')
    .toLocaleUpperCase('tr');
}
