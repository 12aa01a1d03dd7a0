import { useLocation, useParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { prepareGuests } from '../components/guestParts.ts';
import { LinkPreview } from '../components/LinkPreview.tsx';

const CastingPreviewRoute = () => {
  const { urlIdentifier = '' } = useParams();
  const isOfProject = useLocation().pathname.startsWith(paths.projectLink.href(''));
  const kind = isOfProject ? 'project' : 'casting';
  return <LinkPreview kind={kind} link={urlIdentifier} />;
};

export const prepare = prepareGuests;

export default CastingPreviewRoute;
