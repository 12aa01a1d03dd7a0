import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/useText.ts';
import { useWaitingText, WaitingCount } from './NavigationLink.tsx';
import type { ShownEntry } from './useNavigation.ts';

interface Props {
  readonly entries: readonly ShownEntry[];
  readonly onChosen: () => void;
  /** Whether another group follows. */
  readonly divided?: boolean;
}

/** Pages as the items of a menu. */
export const NavigationItems = ({ entries, onChosen, divided = false }: Props) => {
  const text = useText();
  const waitingText = useWaitingText();

  return entries.map(({ href, label, icon: Icon, isCurrent, waiting }, index) => (
    <MenuItem
      key={href}
      component={Link}
      to={href}
      selected={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      aria-description={waitingText(waiting)}
      divider={divided && index === entries.length - 1}
      onClick={onChosen}
    >
      <ListItemIcon>
        <Icon fontSize="small" aria-hidden />
      </ListItemIcon>
      {text(label)}
      <WaitingCount count={waiting} />
    </MenuItem>
  ));
};
