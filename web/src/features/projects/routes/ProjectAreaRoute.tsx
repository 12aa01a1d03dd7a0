import { Navigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';

/** The area of projects begins with their list. */
const ProjectAreaRoute = () => <Navigate to={paths.projects.href()} replace />;

export default ProjectAreaRoute;
