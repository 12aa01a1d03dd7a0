import { useState } from 'react';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { addresses } from '@domain/navigation/addresses.ts';
import type { RosterRow } from '@domain/roster/roster.api.ts';
import { useActAs } from '../../../common/people/useActAs.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useMenu } from '../../../components/useMenu.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

/** Rarely opened. */
const BlockDialog = lazyComponent(() =>
  import('../../../common/members/BlockDialog.tsx').then((module) => module.BlockDialog),
);

interface Props {
  readonly row: RosterRow;
  readonly onChanged: () => void;
}

/** Actions on a talent in the list; blocking is for admins. */
export const RowMenu = ({ row: { talentId, fullName, status }, onChanged }: Props) => {
  const text = useText();
  const { button, menu, chosen } = useMenu();
  const { roles } = useSignedIn();
  const { busy, actAs } = useActAs();
  const [isAsking, setAsking] = useState(false);

  return (
    // Clicks and Enter here must not open the row.
    <div onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <IconButton size="small" aria-label={text('roster.actionsFor', { name: fullName })} {...button}>
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu {...menu}>
        <MenuItem component={Link} to={addresses.score.href(talentId)}>
          {text('roster.open')}
        </MenuItem>
        <MenuItem component={Link} to={addresses.editTalent.href(talentId)}>
          {text('roster.edit')}
        </MenuItem>
        {roles.includes('admin') && (
          <MenuItem
            disabled={busy}
            onClick={chosen(() => void actAs({ id: talentId, displayName: fullName }))}
          >
            {text('impersonation.start')}
          </MenuItem>
        )}
        {roles.includes('admin') && (
          <MenuItem onClick={chosen(() => setAsking(true))}>
            {text(status === 'blocked' ? 'access.unblock' : 'access.block')}
          </MenuItem>
        )}
      </Menu>
      {isAsking && (
        <BlockDialog
          open
          talentId={talentId}
          name={fullName}
          status={status}
          onCancel={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            onChanged();
          }}
        />
      )}
    </div>
  );
};
