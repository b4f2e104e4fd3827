import { Box, chakra, Icon } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface Props {
  /** The text is the message `analytics.help.<figure>`. */
  figure: string;
  /** Translated name of the figure. */
  label: string;
}

/** A button that explains a figure in a popover. */
export function FigureHelp({ figure, label }: Props) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isOpen && popover.current) keepInsidePage(popover.current);
  }, [isOpen]);
  return (
    <chakra.span
      position="relative"
      zIndex={isOpen ? 'popover' : 1}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setIsOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setIsOpen(false);
      }}
    >
      <InfoButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={formatMessage({ id: 'analytics.help' }, { name: label })}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon as={Info} boxSize="3.5" aria-hidden />
      </InfoButton>
      <Box
        id={id}
        ref={popover}
        role="status"
        hidden={!isOpen}
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
        {isOpen && <FormattedMessage id={`analytics.help.${figure}`} />}
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

/** Minimum distance between the popover and the edge of the page, in pixels. */
const edgeDistance = 12;

/** Shifts the popover, which is centered below its button, so that it does not leave the page. */
function keepInsidePage(popover: HTMLElement): void {
  popover.style.marginInlineStart = '0';
  const page = (popover.closest('main') ?? document.body).getBoundingClientRect();
  const { left, right } = popover.getBoundingClientRect();
  const shift = Math.max(page.left + edgeDistance - left, 0) || Math.min(page.right - edgeDistance - right, 0);
  popover.style.marginInlineStart = `${shift}px`;
}
