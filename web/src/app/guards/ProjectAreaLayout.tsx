import { Outlet } from 'react-router-dom';
import { DeniedState } from '../../components/states/states.tsx';
import { useSignedIn } from '../../lib/session/session.ts';

/** The project area is the clients'. */
const ProjectAreaLayout = () => (useSignedIn().roles.includes('client') ? <Outlet /> : <DeniedState />);

export default ProjectAreaLayout;
