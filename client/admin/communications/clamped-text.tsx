import { Box, Button } from '@chakra-ui/react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

/** What was said: three lines of it, and the rest for whoever asks. */
export function ClampedText({ children }: { children: string }) {
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [isLonger, setLonger] = useState(false);

  useLayoutEffect(() => {
    const { current } = text;
    if (!current || open) return;
    const measure = () => setLonger(current.scrollHeight > current.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [children, open]);

  return (
    <>
      <Box
        ref={text}
        id={id}
        dir="auto"
        mt="1"
        maxW="80ch"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        textStyle="read"
        fontSize={{ md: '0.8125rem' }}
        lineHeight={{ md: '1.25rem' }}
        lineClamp={open ? undefined : 3}
      >
        {children}
      </Box>
      {(isLonger || open) && (
        <Button
          size="xs"
          variant="ghost"
          px="0"
          aria-expanded={open}
          aria-controls={id}
          _expanded={{ bg: 'transparent' }}
          _hover={{ bg: 'transparent', color: 'fg' }}
          onClick={() => setOpen(!open)}
        >
          <FormattedMessage id={open ? 'communications.less' : 'communications.more'} />
        </Button>
      )}
    </>
  );
}
