import Close from '@mui/icons-material/CloseOutlined';
import Face from '@mui/icons-material/SwitchAccountOutlined';
import Chip from '@mui/material/Chip';
import { useNavigate } from 'react-router-dom';
import { allowNextLeave, mayLeave } from '../../components/unsaved/leaving.ts';
import { useText } from '../../i18n/useText.ts';
import { isImpersonating, useSession, useSignedIn } from '../../lib/session/session.ts';
import { paths } from '../paths.ts';

/** Shows the acting session's account, with an exit. Nothing otherwise. */
export const ImpersonationBadge = () => {
  const text = useText();
  const navigate = useNavigate();
  const { stopImpersonating } = useSession();
  const session = useSignedIn();
  if (!isImpersonating(session)) return null;

  const stop = async () => {
    if (!(await mayLeave())) return;
    allowNextLeave();
    void navigate(paths.root.href());
    stopImpersonating();
  };

  return (
    <Chip
      icon={<Face />}
      color="warning"
      variant="outlined"
      label={text('impersonation.as', { name: session.displayName })}
      onClick={() => void stop()}
      onDelete={() => void stop()}
      deleteIcon={<Close titleAccess={text('impersonation.stop')} />}
      title={text('impersonation.stop')}
      sx={{ maxWidth: 320, fontWeight: 600 }}
    />
  );
};
