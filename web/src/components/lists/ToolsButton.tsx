import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { useText } from '../../i18n/useText.ts';

interface Props {
  readonly isOpen: boolean;
  /** Starts loading the tools. */
  readonly onNear: () => void;
  readonly onToggle: () => void;
}

/** Opens a list's tools, lazy-loaded on first screens. */
export const ToolsButton = ({ isOpen, onNear, onToggle }: Props) => {
  const text = useText();

  return (
    <IconButton
      aria-label={text('projects.listOptions')}
      aria-expanded={isOpen}
      title={text('projects.listOptions')}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onToggle}
    >
      <MoreVert fontSize="small" />
    </IconButton>
  );
};
