import Typography from '@mui/material/Typography';
import { DELETED_DAYS, type Project } from '@domain/projects/projects.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly project: Project;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Lists what is deleted with a project, and that it can be restored. */
export const DeleteDialog = ({ project, onDone, onClose }: Props) => {
  const text = useText();
  const { languages, progress } = project;

  return (
    <ConfirmDialog
      open
      title={text('projects.deleteTitle', { name: project.name })}
      confirmLabel={text('common.delete')}
      tone="error"
      onConfirm={async (submission) => {
        await api.projects.remove({ id: project.id }, submission);
        onDone();
      }}
      onCancel={onClose}
    >
      <Typography component="span" sx={{ display: 'block' }}>
        {text('projects.deleteContents', {
          languages: languages.length,
          shortlisted: progress.shortlisted,
          requested: progress.requested,
        })}
      </Typography>
      <Typography component="span" sx={{ display: 'block', marginTop: 1 }}>
        {text('projects.deleteText', { days: DELETED_DAYS })}
      </Typography>
    </ConfirmDialog>
  );
};
