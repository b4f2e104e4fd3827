import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** The company's logo: a K with an orange arm. */
export function BrandMark(props: HTMLChakraProps<'svg'>) {
  return (
    <chakra.svg viewBox="0 0 30 30" boxSize="17px" flexShrink={0} aria-hidden {...props}>
      <path fill="currentColor" d="M1 1h7v28H1z" />
      <chakra.path fill="molten.solid" d="M29 1h-8.3L10.5 13.5 14.7 18.6z" />
      <path fill="currentColor" d="M10.5 16.5 20.7 29H29L16.2 13.3z" />
    </chakra.svg>
  );
}
