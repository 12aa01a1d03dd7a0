import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useParams } from 'react-router-dom';
import { useText } from '../../../i18n/useText.ts';
import { prepareGuests } from '../components/guestParts.ts';
import { LinkPreview } from '../components/LinkPreview.tsx';

/** A project's preview by its id. The spinner is part of the specification. */
const ProjectPreviewRoute = () => {
  const text = useText();
  const { projectId = '' } = useParams();
  const spinner = (
    <Box sx={{ display: 'grid', placeItems: 'center', flex: 1 }}>
      <CircularProgress aria-label={text('preview.loading')} />
    </Box>
  );
  return <LinkPreview kind="project" link={projectId} projectId={projectId} loading={spinner} />;
};

export const prepare = prepareGuests;

export default ProjectPreviewRoute;
