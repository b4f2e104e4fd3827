import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { PageLink } from './page-link.tsx';

const Root = chakra(PageLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.625rem',
    minHeight: '44',
    fontWeight: '600',
    background: 'linear-gradient(currentColor, currentColor) 0 calc(50% + 13px) / 100% 1px no-repeat',
    '& svg': { boxSize: '1.125rem', transition: 'translate {durations.base} {easings.out}' },
    _hover: { backgroundSize: '100% 2px', '& svg': { translate: '4px' } },
    _rtl: { '& svg': { transform: 'scaleX(-1)' }, _hover: { '& svg': { translate: '-4px' } } },
  },
});

/** A standalone link with an arrow. */
export function ArrowLink({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <Root to={to}>
      {children}
      <ArrowRight aria-hidden />
    </Root>
  );
}
