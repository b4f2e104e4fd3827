import { Box, chakra, Icon } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** What a figure means and where it comes from, behind a button beside its name: `analytics.help.<figure>`. */
export function Help({ of, name }: { of: string; name: string }) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (open && text.current) moveInside(text.current);
  }, [open]);
  return (
    <chakra.span
      position="relative"
      zIndex={open ? 'popover' : 1}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
      }}
    >
      <InfoButton
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={formatMessage({ id: 'analytics.help' }, { name })}
        onClick={() => setOpen(!open)}
      >
        <Icon as={Info} boxSize="3.5" aria-hidden />
      </InfoButton>
      <Box
        id={id}
        ref={text}
        role="status"
        hidden={!open}
        position="absolute"
        top="calc(100% + 4px)"
        insetInlineStart="50%"
        translate="-50% 0"
        width="17rem"
        maxW="80vw"
        p="3"
        borderRadius="lg"
        bg="bg.panel"
        boxShadow="float"
        textStyle="meta"
        color="fg.muted"
        whiteSpace="normal"
        tabIndex={-1}
      >
        {open && <FormattedMessage id={`analytics.help.${of}`} />}
      </Box>
    </chakra.span>
  );
}

const InfoButton = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: { base: '11', md: '6' },
    my: { base: '-3.5', md: '-1' },
    borderRadius: 'md',
    color: 'fg.subtle',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    _expanded: { color: 'fg' },
  },
});

/** Pixels that stay free beside the text. */
const edge = 12;

/** Centered on its button, the text of the first or last figure would pass the edge of the page. */
function moveInside(text: HTMLElement): void {
  text.style.marginInlineStart = '0';
  const page = (text.closest('main') ?? document.body).getBoundingClientRect();
  const { left, right } = text.getBoundingClientRect();
  const by = Math.max(page.left + edge - left, 0) || Math.min(page.right - edge - right, 0);
  text.style.marginInlineStart = `${by}px`;
}
