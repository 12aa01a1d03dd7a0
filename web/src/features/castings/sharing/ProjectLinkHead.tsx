import Alert from '@mui/material/Alert';
import type { Project } from '@domain/projects/projects.ts';
import { SavedSwitch } from '../../../components/form/SavedSwitch.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { ReplaceLinkButton } from '../components/ReplaceLinkButton.tsx';
import { setLinkEnabled } from '../data/castingSharing.ts';
import { getProjectLink } from '../data/sharedLink.ts';

export const ProjectLinkHead = ({ project }: { readonly project: Project }) => {
  const text = useText();
  const { urlIdentifier, linkEnabled = false } = project;
  const link = getProjectLink(project);
  const language = text('selection.wholeProject');
  const label = text('selection.anyoneListens');

  return (
    <Stack gap={1} align="start">
      <Muted variant="body1">{text('sharing.projectLead')}</Muted>
      {project.shelf === 'archived' && <Alert severity="info">{text('sharing.projectArchived')}</Alert>}
      <SavedSwitch
        label={label}
        name={`${label}: ${language}`}
        failed={text('selection.visibilityFailed')}
        checked={linkEnabled}
        change={(next, submission) => setLinkEnabled(link, next, submission)}
      />
      {urlIdentifier !== undefined && (
        <ReplaceLinkButton link={link} language={language}>
          {text('sharing.replaceProjectText')}
        </ReplaceLinkButton>
      )}
    </Stack>
  );
};
