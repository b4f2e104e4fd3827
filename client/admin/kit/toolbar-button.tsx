import { IconButton, type IconButtonProps } from './icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

/** Removes the browser's tooltip, and our tooltip as the description: screen readers would read the same text twice. */
const withoutDescription = { title: undefined, 'aria-describedby': '' };

/** An icon button with a tooltip, for places with few of them: rendering 300 tooltips takes half a second. */
export const ToolbarButton = (props: IconButtonProps) => (
  <Tooltip text={props.label} triggerId={props.id}>
    <IconButton {...withoutDescription} {...props} />
  </Tooltip>
);
