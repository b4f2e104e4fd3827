import { Button, Icon, type ButtonProps } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

export interface IconButtonProps extends ButtonProps {
  icon: LucideIcon;
  /** Accessible name, and tooltip of the browser. */
  label: string;
}

/** A button with an icon only, for rows of lists and for pages without the shell. */
export function IconButton({ icon, label, ...props }: IconButtonProps) {
  return (
    <Button variant="ghost" px="0" boxSize={{ base: '11', md: '7' }} aria-label={label} title={label} {...props}>
      <Icon as={icon} boxSize={{ base: '5', md: '4' }} aria-hidden />
    </Button>
  );
}

/** An icon that links to another screen. */
export function IconLink({ icon, label, to, replace, ...props }: IconButtonProps & { to: string; replace?: boolean }) {
  return (
    <Button asChild variant="ghost" px="0" boxSize={{ base: '11', md: '7' }} {...props}>
      <Link to={to} replace={replace} aria-label={label} title={label}>
        <Icon as={icon} boxSize={{ base: '5', md: '4' }} aria-hidden />
      </Link>
    </Button>
  );
}
