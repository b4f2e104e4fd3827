import { Button, Icon, type ButtonProps } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

interface Props extends ButtonProps {
  icon: LucideIcon;
  /** Accessible name and tooltip. */
  label: string;
}

/** A button with an icon only. */
export function IconButton({ icon, label, ...props }: Props) {
  return (
    <Button variant="ghost" px="0" boxSize={{ base: '11', md: '7' }} aria-label={label} title={label} {...props}>
      <Icon as={icon} boxSize={{ base: '5', md: '4' }} aria-hidden />
    </Button>
  );
}

/** An icon that links to another screen. */
export function IconLink({ icon, label, to, replace, ...props }: Props & { to: string; replace?: boolean }) {
  return (
    <Button asChild variant="ghost" px="0" boxSize={{ base: '11', md: '7' }} {...props}>
      <Link to={to} replace={replace} aria-label={label} title={label}>
        <Icon as={icon} boxSize={{ base: '5', md: '4' }} aria-hidden />
      </Link>
    </Button>
  );
}
