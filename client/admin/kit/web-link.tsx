import { chakra } from '@chakra-ui/react';

/**
 * Links to a website and shows its URL without the scheme. A URL that is not http(s), such as `javascript:`, is shown
 * as text.
 */
export function WebLink({ url }: { url: string }) {
  const text = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  if (!/^https?:\/\//.test(url)) return <bdi>{text}</bdi>;
  return (
    <chakra.a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      dir="ltr"
      textDecoration="underline"
      textUnderlineOffset="3px"
    >
      {text}
    </chakra.a>
  );
}
