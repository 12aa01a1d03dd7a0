import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { addresses } from '@domain/navigation/addresses.ts';
import type { LicenceReader, LicenceRow } from '@domain/ledger/licence-rows.ts';
import { useMenu } from '../../../components/useMenu.ts';
import { useText } from '../../../i18n/useText.ts';
import { getLicenceActs, type LicenceAct } from '../data/licenceActs.ts';
import { useActLabel } from '../data/useActLabel.ts';
import { useLicenceName } from '../data/useLicenceName.ts';

interface Props {
  readonly row: LicenceRow;
  readonly reader: LicenceReader;
  readonly onOpen: (row: LicenceRow) => void;
  readonly onAct: (row: LicenceRow, act: LicenceAct) => void;
}

export const LicenceMenu = ({ row, reader, onOpen, onAct }: Props) => {
  const text = useText();
  const actLabel = useActLabel();
  const name = useLicenceName()(row);
  const { button, menu, chosen } = useMenu();
  // Talents have no page of a project.
  const projectPage =
    row.projectId && (reader === 'staff' ? addresses.castingsProject : addresses.project).href(row.projectId);

  return (
    // Clicks and Enter here must not open the row.
    <div onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <IconButton size="small" aria-label={text('ledger.actionsFor', { name })} {...button}>
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu {...menu}>
        <MenuItem onClick={chosen(() => onOpen(row))}>{text('ledger.details')}</MenuItem>
        {projectPage && (
          <MenuItem component={Link} to={projectPage}>
            {text('ledger.requireActiveProject')}
          </MenuItem>
        )}
        {getLicenceActs(row, reader).map((act) => (
          <MenuItem key={act} onClick={chosen(() => onAct(row, act))}>
            {actLabel(act, row)}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
};
