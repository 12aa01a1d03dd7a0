import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Check from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useText } from '../../i18n/useText.ts';
import { getShownFields } from '../table/getShownFields.ts';
import type { ColumnChoosing } from '../table/useColumnChoices.ts';
import { useMenu } from '../useMenu.ts';
import type { FileColumn } from './listFile.ts';

interface Props {
  readonly columns: readonly Pick<FileColumn<never>, 'field' | 'label' | 'hidden'>[];
  readonly choosing: ColumnChoosing;
}

/** Selects the columns of a table; the first one, which names the row, is always shown. */
export const ColumnsMenu = ({ columns, choosing: { visible, showColumns } }: Props) => {
  const text = useText();
  const { button, menu } = useMenu();
  const shown = getShownFields(columns, visible);

  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<ViewColumn />} {...button}>
        {text('lists.columns')}
      </Button>
      <Menu {...menu} slotProps={{ list: { 'aria-label': text('lists.columns') } }}>
        {columns.slice(1).map(({ field, label }) => {
          const isShown = shown.includes(field);

          return (
            <MenuItem
              key={field}
              role="menuitemcheckbox"
              aria-checked={isShown}
              onClick={() => showColumns({ ...visible, [field]: !isShown })}
            >
              <ListItemIcon>{isShown && <Check fontSize="small" />}</ListItemIcon>
              {label}
            </MenuItem>
          );
        })}
        <Divider />
        <MenuItem onClick={() => showColumns({})}>
          <ListItemIcon />
          {text('lists.columnsReset')}
        </MenuItem>
      </Menu>
    </>
  );
};
