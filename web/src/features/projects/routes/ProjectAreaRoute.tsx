import { Navigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';

/** Redirects to the project list. */
const ProjectAreaRoute = () => <Navigate to={paths.projects.href()} replace />;

export default ProjectAreaRoute;
