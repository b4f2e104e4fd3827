import { chakra } from '@chakra-ui/react';

const grounds = ['slate', 'sand', 'sage', 'mist', 'clay'];

interface Props {
  name: string;
  /** A person is round, a company square. */
  person?: boolean;
}

/** Two letters on a quiet ground that is always the same for a name. Decoration: the name stands beside it. */
export function Monogram({ name, person }: Props) {
  const ground = grounds[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % grounds.length];
  return (
    <chakra.span
      aria-hidden
      display="inline-grid"
      placeItems="center"
      flexShrink={0}
      boxSize={person ? '5.5' : '5'}
      borderRadius={person ? 'full' : 'sm'}
      bg={`monogram.${ground}.bg`}
      color={`monogram.${ground}.fg`}
      fontSize="0.5625rem"
      lineHeight="1"
      fontWeight="semibold"
    >
      {initials(name)}
    </chakra.span>
  );
}

/** `Al-Nakheel Steel Trading` is AS, `Demirköy Yapı A.Ş.` DY. */
function initials(name: string): string {
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
