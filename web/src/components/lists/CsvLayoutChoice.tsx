import { useState } from 'react';
import ArrowDropDown from '@mui/icons-material/ArrowDropDownOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CSV_LAYOUTS, type CsvLayout } from '@domain/values/csv.ts';
import { useText } from '../../i18n/useText.ts';

interface Props {
  readonly layout: CsvLayout;
  readonly onChoose: (layout: CsvLayout) => void;
}

/** Menu of spreadsheet programs for a CSV file. */
export const CsvLayoutChoice = ({ layout, onChoose }: Props) => {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <IconButton
        size="small"
        title={text('lists.csvLayout')}
        aria-label={text('lists.csvLayout')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <ArrowDropDown fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {CSV_LAYOUTS.map((csvLayout) => (
          <MenuItem
            key={csvLayout}
            role="menuitemradio"
            aria-checked={csvLayout === layout}
            selected={csvLayout === layout}
            onClick={() => {
              onChoose(csvLayout);
              setAnchor(null);
            }}
          >
            {text(`lists.csvLayout.${csvLayout}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
