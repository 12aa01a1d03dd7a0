import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useParams } from 'react-router-dom';
import { useText } from '../../../i18n/useText.ts';
import { PreviewOutcome } from '../components/PreviewOutcome.tsx';
import { PreviewView } from '../components/PreviewView.tsx';
import { useProjectPreview } from '../data/usePreview.ts';

/** A project's visible castings for anybody with its link. The spinner is as specified. */
const ProjectPreviewRoute = () => {
  const text = useText();
  const { projectId = '' } = useParams();
  const { request, audioUrl } = useProjectPreview(projectId);
  const spinner = (
    <Box sx={{ display: 'grid', placeItems: 'center', flex: 1 }}>
      <CircularProgress aria-label={text('preview.loading')} />
    </Box>
  );
  return (
    <PreviewOutcome request={request} loading={spinner}>
      {(page) => <PreviewView kind="project" page={page} audioUrl={audioUrl} projectId={projectId} />}
    </PreviewOutcome>
  );
};

export default ProjectPreviewRoute;
