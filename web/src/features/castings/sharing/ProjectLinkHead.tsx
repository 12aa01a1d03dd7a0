import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Casting } from '@domain/castings/castings.ts';
import type { Project, Voice } from '@domain/projects/projects.ts';
import { paths } from '../../../app/paths.ts';
import { SavedSwitch } from '../../../components/form/SavedSwitch.tsx';
import { useText } from '../../../i18n/useText.ts';
import { LinkAddress } from '../components/LinkAddress.tsx';
import { ReplaceLinkButton } from '../components/ReplaceLinkButton.tsx';
import { projectLinkFault } from '../components/shownByLink.ts';
import { setLinkEnabled } from '../data/castingSharing.ts';
import { linkOfProject } from '../data/sharedLink.ts';

interface Props {
  readonly project: Project;
  readonly castings: readonly Casting[];
  readonly voices: readonly Voice[];
}

/** The link of a whole project: what it opens, whether it is on, and its address. */
export const ProjectLinkHead = ({ project, castings, voices }: Props) => {
  const text = useText();
  const { urlIdentifier, linkEnabled = false } = project;
  const link = linkOfProject(project);
  const language = text('selection.wholeProject');
  const label = text('selection.anyoneListens');
  const fault = projectLinkFault(castings, voices);
  const address = urlIdentifier === undefined ? undefined : paths.projectLink.href(urlIdentifier);
  return (
    <Box component="section" sx={{ marginBottom: 3, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography sx={{ color: 'text.secondary' }}>{text('sharing.projectLead')}</Typography>
      {project.shelf === 'archived' && <Alert severity="info">{text('sharing.projectArchived')}</Alert>}
      {fault && <Alert severity="info">{text(fault)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <SavedSwitch
          label={label}
          name={`${label}: ${language}`}
          failed={text('selection.visibilityFailed')}
          checked={linkEnabled}
          change={(next, press) => setLinkEnabled(link, next, press)}
        />
        {linkEnabled && address !== undefined && (
          <LinkAddress address={address} language={language} fault={fault && text(fault)} />
        )}
        {address !== undefined && (
          <ReplaceLinkButton link={link} language={language}>
            {text('sharing.replaceProjectText')}
          </ReplaceLinkButton>
        )}
      </Box>
    </Box>
  );
};
