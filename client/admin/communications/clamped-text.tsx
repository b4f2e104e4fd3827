import { Box, Button } from '@chakra-ui/react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

/** Text clamped to three lines, with a button that shows the rest when there is more. */
export function ClampedText({ children }: { children: string }) {
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLonger, setIsLonger] = useState(false);

  useLayoutEffect(() => {
    const { current } = text;
    if (!current || isOpen) return;
    const measure = () => setIsLonger(current.scrollHeight > current.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [children, isOpen]);

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
        lineClamp={isOpen ? undefined : 3}
      >
        {children}
      </Box>
      {(isLonger || isOpen) && (
        <Button
          size="xs"
          variant="ghost"
          px="0"
          aria-expanded={isOpen}
          aria-controls={id}
          _expanded={{ bg: 'transparent' }}
          _hover={{ bg: 'transparent', color: 'fg' }}
          onClick={() => setIsOpen(!isOpen)}
        >
          <FormattedMessage id={isOpen ? 'communications.less' : 'communications.more'} />
        </Button>
      )}
    </>
  );
}
