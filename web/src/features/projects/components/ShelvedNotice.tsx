import Alert from '@mui/material/Alert';
import type { Project } from '@domain/projects/projects.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

/** Explains that an archived or deleted project is read-only, with restore. */
export const ShelvedNotice = ({ project }: { readonly project: Project }) => {
  const text = useText();

  return (
    <Alert
      severity="info"
      sx={{ marginBottom: 2, alignItems: 'center' }}
      action={
        <SendButton
          color="inherit"
          size="small"
          onSend={async (submission) => {
            await api.projects.restore({ id: project.id }, {}, submission);
          }}
        >
          {text('projects.action.restore')}
        </SendButton>
      }
    >
      {text(project.shelf === 'deleted' ? 'projects.isDeleted' : 'projects.isArchived')}
    </Alert>
  );
};
