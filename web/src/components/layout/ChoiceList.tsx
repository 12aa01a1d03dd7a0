import Check from '@mui/icons-material/Check';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

/** An option of a single-choice menu. */
export interface Choice<T extends string = string> {
  readonly value: T;
  readonly label: string;
  /** The label's language, if it isn't the page's. */
  readonly lang?: string;
}

interface Props {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

/** The open menu below a button; ticks the current option. */
export const ChoiceList = ({ id, anchor, value, choices, onChoose, onClose }: Props) => (
  <Menu id={id} anchorEl={anchor} open onClose={onClose}>
    {choices.map((choice) => (
      <MenuItem
        key={choice.value}
        role="menuitemradio"
        aria-checked={choice.value === value}
        selected={choice.value === value}
        lang={choice.lang}
        onClick={() => {
          onChoose(choice.value);
          onClose();
        }}
      >
        <ListItemIcon>{choice.value === value && <Check fontSize="small" />}</ListItemIcon>
        <ListItemText>{choice.label}</ListItemText>
      </MenuItem>
    ))}
  </Menu>
);
