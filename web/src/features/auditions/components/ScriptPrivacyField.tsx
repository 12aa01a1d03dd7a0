import Box from '@mui/material/Box';
import type { Project } from '@domain/projects/projects.ts';
import { SavedSwitch } from '../../../components/form/SavedSwitch.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

/** Whether talents accept confidentiality before they read a project's scripts. */
export const ScriptPrivacyField = ({
  project: { id, scriptsArePrivate = false },
}: {
  readonly project: Project;
}) => {
  const text = useText();
  const label = text('takes.privateScripts');

  return (
    <Box sx={{ flex: '1 1 300px', maxWidth: 560 }}>
      <SavedSwitch
        label={label}
        name={label}
        checked={scriptsArePrivate}
        failed={text('takes.privateScriptsFailed')}
        change={(next, submission) =>
          api.auditions.setScriptPrivacy({ id }, { scriptsArePrivate: next }, submission)
        }
      />
    </Box>
  );
};
